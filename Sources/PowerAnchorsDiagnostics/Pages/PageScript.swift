/// What the controls of a page do. Without it, a page shows all drawings, one below the other.
enum PageScript {
  static let text = """
    "use strict";
    const root = document.documentElement;
    document.getElementById("appearance").addEventListener("change", event => {
      if (event.target.value) root.dataset.appearance = event.target.value;
      else delete root.dataset.appearance;
    });
    for (const screen of document.querySelectorAll(".screen")) {
      const figures = [...screen.querySelectorAll("figure")];
      const slider = screen.querySelector("input[type=range]");
      const widths = slider ? slider.dataset.widths.split(" ") : [];
      const bar = screen.querySelector(".bar");
      const chosen = name => screen.querySelector(`[data-choice=${name}]:checked`)?.value;
      const names = ["height", "direction", "text"].filter(chosen);
      const candidates = () =>
        figures.filter(figure => names.every(name => figure.dataset[name] === chosen(name)));
      const nearest = width => candidates().reduce((best, figure) =>
        best && Math.abs(best.dataset.width - width) <= Math.abs(figure.dataset.width - width)
          ? best : figure, undefined);
      const problems = figure => figure ? figure.dataset.problems.split(" ").filter(Boolean) : [];

      const update = () => {
        const current = nearest(slider ? widths[slider.value] : 0);
        for (const figure of figures) figure.classList.toggle("current", figure === current);
        if (slider) {
          screen.querySelector("output").textContent = current.dataset.width;
          slider.setAttribute("aria-valuetext", `${current.dataset.width} points`);
        }
        if (bar) {
          bar.replaceChildren(...widths.map(width => {
            const part = document.createElement("i");
            part.classList.toggle("bad", problems(nearest(width)).length > 0);
            return part;
          }));
        }
        const present = problems(current);
        for (const item of screen.querySelectorAll(".problems > li")) {
          const isPresent = present.includes(item.dataset.number);
          item.classList.toggle("present", isPresent);
          item.querySelector(".state").textContent = isPresent ? "" : "(not in this drawing)";
        }
      };
      const show = figure => {
        if (slider) slider.value = widths.indexOf(figure.dataset.width);
        for (const name of names) {
          const choices = [...screen.querySelectorAll(`[data-choice=${name}]`)];
          choices.find(choice => choice.value === figure.dataset[name]).checked = true;
        }
        update();
      };
      screen.addEventListener("input", update);
      for (const button of screen.querySelectorAll("[data-drawing]")) {
        button.addEventListener("click", () => {
          show(figures[button.dataset.drawing]);
          screen.querySelector(".stage").scrollIntoView({ block: "nearest" });
        });
      }
      const first = figures.find(figure => problems(figure).length > 0) ?? figures[0];
      if (first) show(first);
    }
    """
}
