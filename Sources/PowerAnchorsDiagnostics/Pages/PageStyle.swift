import LayoutReport

/// The style of a page.
enum PageStyle {
  static var text: String {
    """
    :root { \(light) }
    @media (prefers-color-scheme: dark) { :root:not([data-appearance="light"]) { \(dark) } }
    :root[data-appearance="dark"] { \(dark) }
    \(rules)
    \(SVG.rules(SVG.lightRules, within: "figure"))
    @media (prefers-color-scheme: dark) {
    \(SVG.rules(SVG.darkRules, within: ":root:not([data-appearance=\"light\"]) figure"))
    }
    \(SVG.rules(SVG.darkRules, within: ":root[data-appearance=\"dark\"] figure"))
    """
  }

  private static let light = """
    color-scheme: light; --page: #f4f5f7; --card: #ffffff; --paper: #ffffff; --text: #1c1c1e; \
    --quiet: #5c5c66; --line: #dcdde3; --red: #c0000f; --red-soft: #fdecee; --on-red: #ffffff; \
    --green: #17693d; --green-soft: #e6f5ec; --blue: #0a58ad;
    """

  private static let dark = """
    color-scheme: dark; --page: #0e0f13; --card: #1b1d23; --paper: #16181d; --text: #f2f2f7; \
    --quiet: #aeaeb8; --line: #34363f; --red: #ff7b74; --red-soft: #3a1d1e; --on-red: #16181d; \
    --green: #6fdc9f; --green-soft: #15301f; --blue: #7db9ff;
    """

  private static let rules = """
    * { box-sizing: border-box }
    html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto } }
    body { margin: 0 auto; padding: 24px; max-width: 1440px; background: var(--page); color: var(--text);
      font: 15px/1.45 ui-sans-serif, system-ui, -apple-system, "Segoe UI", sans-serif }
    h1 { margin: 0; font-size: 26px; letter-spacing: -0.01em }
    h2 { margin: 0; font-size: 20px; display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center }
    p { margin: 0 }
    a { color: var(--blue) }
    code { font: 13px/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere }
    :focus-visible { outline: 2px solid var(--blue); outline-offset: 2px }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    .head { display: flex; flex-wrap: wrap; gap: 12px 24px; justify-content: space-between; align-items: end;
      margin-bottom: 20px }
    .head p, .where, figcaption { color: var(--quiet) }
    select, button { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
      border-radius: 8px; padding: 6px 10px; min-height: 36px }
    button { color: var(--blue); cursor: pointer }
    .appearance { display: flex; gap: 8px; align-items: center }
    :root:not(.scripted) :is(.appearance, .tools, button, .state) { display: none }
    nav ul { display: flex; flex-wrap: wrap; gap: 8px 24px; list-style: none; margin: 0 0 20px; padding: 0 }
    nav li { display: flex; gap: 8px; align-items: center }
    .verdict { font-size: 13px; font-weight: 600; line-height: 1; padding: 5px 9px; border-radius: 99px;
      letter-spacing: 0; white-space: nowrap }
    .wrong { color: var(--red); background: var(--red-soft) }
    .sound { color: var(--green); background: var(--green-soft) }
    section { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 20px;
      margin-bottom: 24px; scroll-margin-top: 16px }
    .tools { display: flex; flex-wrap: wrap; gap: 14px 32px; margin-top: 16px }
    .width { flex: 1 1 300px; max-width: 560px }
    .width label, legend { font-size: 13px; font-weight: 600; padding: 0; margin-bottom: 4px; display: block }
    .width output { font-variant-numeric: tabular-nums }
    input[type="range"] { display: block; width: 100%; height: 28px; margin: 0; accent-color: var(--blue) }
    .scale { display: flex; gap: 8px; align-items: center; font-size: 12px; color: var(--quiet) }
    .bar { flex: 1; display: flex; height: 6px; border-radius: 3px; overflow: hidden; gap: 1px }
    .bar i { flex: 1; background: var(--line) }
    .bar i.bad { background: var(--red) }
    fieldset { border: 0; margin: 0; padding: 0; min-width: 0 }
    .choices { display: flex; flex-wrap: wrap; gap: 4px 16px }
    .choices label { display: flex; align-items: center; gap: 6px; min-height: 32px }
    .choices input { accent-color: var(--blue); margin: 0 }
    .parts { display: grid; grid-template-columns: minmax(0, 1fr) minmax(300px, 440px); gap: 24px;
      margin-top: 16px; align-items: start }
    .stage { overflow: auto; border: 1px solid var(--line); border-radius: 10px; background: var(--paper);
      padding: 8px; min-height: 120px }
    figure { margin: 0 }
    .scripted figure:not(.current) { display: none }
    figure > svg { display: block; margin: 0 auto; width: calc(var(--natural) * 1.35); max-width: 100%; height: auto }
    figcaption { padding: 8px 8px 4px; font-size: 13px; text-align: center }
    figcaption ul { margin: 6px 0 0; padding-left: 20px; text-align: left }
    .number-mark { display: inline-block; min-width: 20px; line-height: 20px; padding: 0 5px; text-align: center;
      border-radius: 10px; background: var(--red); color: var(--on-red); font-size: 12px }
    .problems { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px }
    .problems > li { border: 1px solid var(--line); border-radius: 10px; padding: 14px; display: grid; gap: 8px;
      overflow-wrap: anywhere }
    .problems > li.present { border-color: var(--red) }
    .scripted .problems > li:not(.present) .number-mark { background: none; color: var(--red);
      box-shadow: inset 0 0 0 1.5px var(--red) }
    .kind { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; font-weight: 600 }
    .line { margin-left: auto; font-weight: 400; color: var(--quiet) }
    .summary ul, .problems details ul { margin: 4px 0; padding-left: 18px }
    .remedy { background: var(--green-soft); border-radius: 8px; padding: 8px 10px }
    .remedy b { color: var(--green) }
    .where, details { font-size: 13px }
    summary { cursor: pointer; color: var(--quiet); min-height: 24px }
    .problems button { justify-self: start; font-size: 13px }
    .sound-note { background: var(--green-soft); color: var(--green); border-radius: 10px; padding: 14px }
    .legend h2 { font-size: 16px }
    .legend dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 8px 16px; margin: 12px 0 0 }
    .legend dt { display: flex; gap: 8px; align-items: center; align-self: start; font-weight: 600 }
    .legend dd { margin: 0; color: var(--quiet) }
    .key { width: 22px; height: 16px; flex: none }
    .view-key { border: 1px solid var(--blue); background: color-mix(in srgb, var(--blue) 10%, transparent) }
    .guide-key { border: 1px dashed var(--green) }
    .line-key { height: 0; border-top: 2px solid #c9582f }
    .red-key { background: var(--red); color: var(--on-red); border-radius: 8px; font-size: 11px;
      line-height: 16px; text-align: center }
    @media (max-width: 860px) {
      body { padding: 14px }
      section { padding: 14px }
      .parts { grid-template-columns: minmax(0, 1fr) }
      figure > svg { max-width: none; width: max(min(100%, var(--natural)), min(var(--natural) * 0.55, 150%)) }
      .legend dl { grid-template-columns: minmax(0, 1fr); gap: 4px }
      .legend dd { margin-bottom: 8px }
    }
    @media (min-width: 861px) { .stage { position: sticky; top: 16px; max-height: calc(100vh - 32px) } }
    @media print {
      .appearance, .tools, button { display: none }
      section { break-inside: avoid }
    }
    """
}

extension SVG {
  /// Returns rules of drawings for those within an element of a page.
  fileprivate static func rules(_ rules: String, within element: String) -> String {
    rules.split(separator: "\n").map { rule in
      let brace = rule.firstIndex(of: "{") ?? rule.endIndex
      let selectors = rule[..<brace].split(separator: ",").map {
        "\(element) svg \($0.drop { $0 == " " })"
      }
      return "\(selectors.joined(separator: ", ")) \(rule[brace...])"
    }.joined(separator: "\n")
  }
}
