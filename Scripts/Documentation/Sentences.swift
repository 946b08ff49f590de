import Foundation

/// The sentences with which a broken rule stops a process, in the sources and in an article.
///
/// A reader looks for what the console says, so each sentence has a row in a table of the article,
/// which begins with a piece of it as code.
enum Sentences {
  /// What the sources say and no row has, and what a row has and the sources do not say.
  static func problems(in article: String, sources: [String]) -> [String] {
    let said = sources.flatMap(sentences)
    let listed = article.split(separator: "\n").compactMap { row in
      row.firstMatch(of: /^\| `([^`]+)` \|/).map { String($0.1) }
    }
    let missing = said.filter { sentence in !listed.contains { sentence.contains($0) } }
    let stale = listed.filter { row in !said.contains { $0.contains(row) } }
    return missing.map { "no row has a piece of: \($0)" } + stale.map { "nothing says: \($0)" }
  }

  /// The string literals of a source that are sentences, joined where they are broken into lines.
  private static func sentences(in source: String) -> [String] {
    let joined =
      source
      .replacing(#/"\s*\n\s*\+ "/#, with: "")
      .replacing(#/\\\n\s*/#, with: "")
      .replacing(#/"""\s*/#, with: "\"")
    return joined.matches(of: #/"((?:[A-Z]|\\\(|[a-z]+[A-Z]\w+\(\) )[^"\n]+)[\n"]/#).map {
      String($0.1)
    }
    .filter { $0.contains(" ") }
  }
}
