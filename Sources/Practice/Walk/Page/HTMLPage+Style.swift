extension HTMLPage {
  /// What the page looks like: one column, light or dark as the reader's system is, wide lines of code
  /// scroll by themselves on a screen and wrap on paper.
  static let style = """
    :root {
      color-scheme: light dark;
      --text: #1c1e21; --quiet: #5b6068; --page: #fff; --box: #f4f5f7; --edge: #d9dce1;
      --link: #0b57d0; --green: #1a7f37; --red: #b42318;
      --green-box: #e6f6ea; --red-box: #fdebe9; --place: #e9edf5;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --text: #e4e6ea; --quiet: #9aa1ab; --page: #15171a; --box: #1e2125; --edge: #353a41;
        --link: #8ab4f8; --green: #57c974; --red: #ff8a7d;
        --green-box: #14301d; --red-box: #3a1b18; --place: #232a36;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0 auto; padding: 1.25rem; max-width: 62rem;
      font: 1rem/1.55 system-ui, sans-serif; color: var(--text); background: var(--page);
      overflow-wrap: break-word;
    }
    h1 { font-size: 1.75rem; line-height: 1.2; margin: 0.5rem 0; }
    h2 { font-size: 1.35rem; line-height: 1.25; margin: 2.5rem 0 0.25rem; }
    h3 { font-size: 1rem; margin: 1.25rem 0 0.25rem; }
    h4 { font-size: 0.95rem; margin: 0.75rem 0 0.25rem; }
    p, ul, ol { margin: 0.25rem 0 0.6rem; max-width: 46rem; }
    ul, ol { padding-left: 1.3rem; }
    a { color: var(--link); }
    article { border-top: 1px solid var(--edge); margin-top: 2.5rem; }
    article > h2 { margin-top: 1.25rem; }
    .place, .counts, header p { color: var(--quiet); }
    .proof { color: var(--green); }
    .added { color: var(--green); }
    .removed { color: var(--red); }
    nav ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
    code, pre, .path { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
    code, .path { font-size: 0.88em; }
    details, p.file { margin: 0.5rem 0; max-width: none; }
    summary { cursor: pointer; padding: 0.25rem 0; }
    .counts { font-size: 0.85em; white-space: nowrap; }
    pre {
      margin: 0; padding: 0.5rem 0; font-size: 0.8rem; line-height: 1.45;
      background: var(--box); border: 1px solid var(--edge); border-radius: 6px;
      overflow-x: auto; tab-size: 4;
    }
    pre.code { padding: 0.5rem 0.75rem; }
    pre.diff > * { display: block; width: max-content; min-width: 100%; padding: 0 0.75rem; }
    pre.diff ins { background: var(--green-box); text-decoration: none; }
    pre.diff del { background: var(--red-box); text-decoration: none; }
    pre.diff b { background: var(--place); color: var(--quiet); font-weight: normal; }
    svg { display: block; width: 100%; max-width: 30rem; height: auto; overflow: visible; }
    svg text { font: 13px system-ui, sans-serif; fill: var(--text); }
    svg .quiet, svg .value { fill: var(--quiet); }
    svg .value { font-size: 10px; }
    svg .before { fill: var(--quiet); opacity: 0.45; }
    svg .after { fill: var(--link); }
    svg .after.better { fill: var(--green); }
    svg .after.worse { fill: var(--red); }
    svg .green { fill: var(--green); }
    svg .red { fill: var(--red); }
    svg .axis { stroke: var(--edge); stroke-width: 1; }
    @media print {
      body { max-width: none; padding: 0; font-size: 10pt; }
      pre { font-size: 8pt; overflow: visible; }
      pre.diff > * { width: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
      pre, .proof { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      details::details-content { content-visibility: visible; height: auto; }
      article { break-before: page; }
      h2, h3, summary { break-after: avoid; }
      nav { display: none; }
    }
    """
}
