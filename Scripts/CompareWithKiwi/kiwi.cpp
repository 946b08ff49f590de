// Times kiwi on rows that CompareWithKiwi wrote down. Prints what its `time` prints.
//
// Timed is what a layout costs: adding the constraints, and updating the variables. The
// constraints themselves are made beforehand. Priorities become strengths that are a hundred
// times apart. The root's height is an edit variable, so that kiwi can show its best at resizing.
// A constant cannot be changed in kiwi: the constraint is removed and added again. Whether the
// sizes' bounds come first or last makes kiwi up to thirty times faster or slower, depending on
// the shape: the caller tries both.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include <kiwi/kiwi.h>

using Clock = std::chrono::steady_clock;

struct Row {
  int relation;
  double constant;
  double priority;
  std::vector<std::pair<double, int>> terms;
};

struct Column {
  bool isSize;
  bool isInput;
  double input;
};

static double microseconds(Clock::time_point start) {
  return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

int main(int argc, char **argv) {
  if (argc != 5) {
    std::cerr << "kiwi ROWS SHAPE VIEWS bounds-first|bounds-last\n";
    return 1;
  }
  const bool boundsFirst = std::string(argv[4]) == "bounds-first";
  std::ifstream file(argv[1]);
  std::vector<Column> columns;
  std::vector<Row> rows;
  size_t editedRow = 0, rootHeight = 0, columnCount = 0, rowCount = 0;
  // -1 without any.
  long contentRow = -1;
  std::map<double, double> strengths;
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (word == "column") {
      Column column{};
      words >> word;
      column.isSize = word == "size";
      column.isInput = bool(words >> column.input);
      columns.push_back(column);
    } else if (word == "edits") {
      words >> editedRow >> rootHeight >> contentRow >> columnCount >> rowCount;
    } else {
      Row row;
      words >> row.relation >> row.constant >> row.priority;
      double coefficient;
      int column;
      while (words >> coefficient >> column) row.terms.push_back({coefficient, column});
      strengths[row.priority] = 0;
      rows.push_back(row);
    }
  }
  double next = 1;
  for (auto &[priority, strength] : strengths) {
    strength = priority >= 1000 ? kiwi::strength::required : next;
    next *= 100;
  }

  double build = INFINITY, constant = INFINITY, resize = INFINITY, activation = INFINITY,
         content = INFINITY, view = INFINITY, error = 0;
  const auto begin = Clock::now();
  for (int run = 0; run < 5 && (run == 0 || microseconds(begin) < 5e6); ++run) {
    std::vector<kiwi::Variable> variables(columns.size());
    // Each variable is of its own; copies of one share their data.
    for (auto &variable : variables) variable = kiwi::Variable("");
    auto makeConstraint = [&](const Row &row, double constant) {
      std::vector<kiwi::Term> terms;
      for (auto &[coefficient, column] : row.terms)
        terms.emplace_back(variables[column], coefficient);
      const auto relation = row.relation < 0   ? kiwi::OP_LE
                            : row.relation > 0 ? kiwi::OP_GE
                                               : kiwi::OP_EQ;
      return kiwi::Constraint(
          kiwi::Expression(terms, -constant), relation, strengths[row.priority]);
    };
    // Those of the view that an edit adds stand apart.
    std::vector<kiwi::Constraint> constraints, bounds, added;
    for (size_t index = 0; index < rows.size(); ++index)
      (index < rowCount ? constraints : added)
          .push_back(makeConstraint(rows[index], rows[index].constant));
    for (size_t index = 0; index < columns.size(); ++index)
      if (columns[index].isSize && !columns[index].isInput)
        (index < columnCount ? bounds : added)
            .emplace_back(
                kiwi::Expression(kiwi::Term(variables[index])), kiwi::OP_GE,
                kiwi::strength::required);

    kiwi::Solver solver;
    auto start = Clock::now();
    for (size_t index = 0; index < columnCount; ++index) {
      if (index == rootHeight) {
        solver.addEditVariable(variables[index], 1e9);
        solver.suggestValue(variables[index], columns[index].input);
      } else if (columns[index].isInput) {
        solver.addConstraint(kiwi::Constraint(
            kiwi::Expression(kiwi::Term(variables[index]), -columns[index].input), kiwi::OP_EQ,
            kiwi::strength::required));
      }
    }
    if (boundsFirst)
      for (const auto &bound : bounds) solver.addConstraint(bound);
    for (const auto &constraint : constraints) solver.addConstraint(constraint);
    if (!boundsFirst)
      for (const auto &bound : bounds) solver.addConstraint(bound);
    solver.updateVariables();
    build = std::min(build, microseconds(start));

    for (size_t index = 0; index < rowCount; ++index) {
      const auto &row = rows[index];
      if (row.priority < 1000) continue;
      double difference = -row.constant;
      for (auto &[coefficient, column] : row.terms)
        difference += coefficient * variables[column].value();
      error = std::max(
          error, row.relation < 0   ? difference
                 : row.relation > 0 ? -difference
                                    : std::abs(difference));
    }

    auto present = constraints[editedRow];
    for (double change : {1.0, 0.0}) {
      auto replacement = makeConstraint(rows[editedRow], rows[editedRow].constant + change);
      start = Clock::now();
      solver.removeConstraint(present);
      solver.addConstraint(replacement);
      solver.updateVariables();
      constant = std::min(constant, microseconds(start));
      present = replacement;
    }
    for (double change : {10.0, 0.0}) {
      start = Clock::now();
      solver.suggestValue(variables[rootHeight], columns[rootHeight].input + change);
      solver.updateVariables();
      resize = std::min(resize, microseconds(start));
    }
    if (contentRow >= 0) {
      for (double change : {3.0, 0.0}) {
        std::vector<kiwi::Constraint> replacements;
        for (long row = contentRow; row < contentRow + 2; ++row)
          replacements.push_back(makeConstraint(rows[row], rows[row].constant + change));
        start = Clock::now();
        for (long number = 0; number < 2; ++number) {
          solver.removeConstraint(constraints[contentRow + number]);
          solver.addConstraint(replacements[number]);
          constraints[contentRow + number] = replacements[number];
        }
        solver.updateVariables();
        content = std::min(content, microseconds(start));
      }
    }
    for (int time = 0; time < 2; ++time) {
      start = Clock::now();
      solver.removeConstraint(present);
      solver.updateVariables();
      solver.addConstraint(present);
      solver.updateVariables();
      activation = std::min(activation, microseconds(start));
      start = Clock::now();
      for (const auto &constraint : added) solver.addConstraint(constraint);
      solver.updateVariables();
      for (const auto &constraint : added) solver.removeConstraint(constraint);
      solver.updateVariables();
      view = std::min(view, microseconds(start));
    }
  }
  std::cout << argv[2] << ' ' << argv[3] << ' ' << build << ' ' << constant << ' ' << resize << ' '
            << activation << ' ';
  if (contentRow < 0)
    std::cout << "none";
  else
    std::cout << content;
  std::cout << ' ' << view << ' ' << error << std::endl;
}
