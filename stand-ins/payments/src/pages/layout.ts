import { type Language, say } from "./texts.ts";

/** Text as it stands in a page. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (sign) => `&#${sign.codePointAt(0)};`);
}

/** A page of the sandbox; `base` is where its stylesheet lies. */
export function layOut(page: { language: Language; base: string; title: string; content: string }): string {
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(page.title)} · Vestpocket</title>
<link rel="stylesheet" href="${escapeHtml(page.base)}/style.css">
</head>
<body>
<header><span class="mark">Vestpocket</span><span class="mode">${escapeHtml(say(page.language, "banner"))}</span></header>
<main>
${page.content}
</main>
</body>
</html>`;
}

export const STYLE = `
:root { color-scheme: light dark; --paper: #faf8f4; --card: #fff; --ink: #0b1b33; --line: #d9d4ca; --muted: #5c5a55; --blue: #1d4fd7; --on-blue: #fff; --brick: #a32c1e; --head: #0b1b33; }
@media (prefers-color-scheme: dark) { :root { --paper: #0a1424; --card: #13203a; --ink: #f1eee8; --line: #33415d; --muted: #b4b0a8; --blue: #86a8ff; --on-blue: #0a1424; --brick: #ff9c8c; --head: #060d19; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; justify-content: space-between; padding: 16px 24px; background: var(--head); color: #fff; }
.mark { font: 600 20px Georgia, serif; }
.mode { font-size: 14px; color: #f0d9a8; }
main { max-width: 560px; margin: 0 auto; padding: 32px 16px 64px; }
h1 { margin: 0 0 24px; font: 600 28px/1.25 Georgia, serif; }
h2 { margin: 0 0 16px; font-size: 18px; }
section { margin-bottom: 16px; padding: 24px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
dl { margin: 0; }
.row { display: flex; align-items: baseline; gap: 8px; padding: 4px 0; font-variant-numeric: tabular-nums; }
.row dt { min-width: 0; }
.row .dots { flex: 1; border-bottom: 1px dotted var(--line); }
.row dd { margin: 0; white-space: nowrap; }
.sum { margin-top: 8px; padding-top: 12px; border-top: 1px solid var(--line); font-weight: 600; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
.wide { grid-column: 1 / -1; }
label { display: block; margin-bottom: 4px; font-size: 14px; font-weight: 600; }
input { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--muted); border-radius: 8px; background: var(--card); color: inherit; font: inherit; font-variant-numeric: tabular-nums; }
input[aria-invalid="true"] { border-color: var(--brick); }
.error { margin: 4px 0 0; color: var(--brick); font-size: 14px; }
button, .link { display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 8px 20px; border: 1px solid var(--blue); border-radius: 8px; background: var(--blue); color: var(--on-blue); font: 600 16px/1.2 inherit; font-family: inherit; cursor: pointer; text-decoration: none; }
.quiet { background: transparent; color: var(--blue); }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px; }
.muted { color: var(--muted); font-size: 14px; }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
details { margin-top: 16px; font-size: 14px; }
summary { min-height: 32px; cursor: pointer; color: var(--muted); }
ul { margin: 8px 0 0; padding-left: 20px; }
code { font-variant-numeric: tabular-nums; }
`;
