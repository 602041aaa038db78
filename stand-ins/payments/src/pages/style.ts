/** The pages' styles: the site's colours, without its fonts. */
export const STYLE = `:root {
  color-scheme: light dark;
  --surface: #faf8f4;
  --raised: #ffffff;
  --ink: #0c1b36;
  --quiet: #55596a;
  --line: #d8d3c8;
  --field: #858699;
  --action: #1d4fd7;
  --on-action: #ffffff;
  --wrong: #a1281b;
  --header: #0c1b36;
}
@media (prefers-color-scheme: dark) {
  :root {
    --surface: #0a1324;
    --raised: #121f38;
    --ink: #f0ede6;
    --quiet: #b3b6c4;
    --line: #30405f;
    --field: #7c88a5;
    --action: #8db0ff;
    --on-action: #0a1324;
    --wrong: #ff9d8d;
    --header: #050b17;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0;
  background: var(--surface);
  color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
}
header { background: var(--header); color: #ffffff; }
header p { max-width: 512px; margin: 0 auto; padding: 16px; font-size: 14px; font-weight: 600; }
main { max-width: 512px; margin: 0 auto; padding: 32px 16px 64px; }
h1 { margin: 0 0 24px; font: 600 28px/1.25 Georgia, "Times New Roman", serif; }
h2 { margin: 0 0 12px; font-size: 18px; line-height: 1.4; }
p { margin: 0 0 16px; }
section { margin-bottom: 32px; }
dl { margin: 0; padding: 8px 20px; border: 1px solid var(--line); border-radius: 10px; background: var(--raised); }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 12px 0; }
dl div + div { border-top: 1px solid var(--line); }
dt { flex: 1 1 auto; overflow-wrap: anywhere; }
dt span { display: block; color: var(--quiet); font-size: 14px; }
dd { margin: 0 0 0 auto; font-variant-numeric: tabular-nums; white-space: nowrap; }
.total { font-weight: 600; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start; }
.fields > :first-child { grid-column: 1 / -1; }
label { display: block; margin-bottom: 4px; font-size: 14px; font-weight: 600; }
input {
  width: 100%;
  min-height: 48px;
  padding: 8px 12px;
  border: 1px solid var(--field);
  border-radius: 8px;
  background: var(--raised);
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
}
input[aria-invalid="true"] { border-color: var(--wrong); border-width: 2px; padding: 7px 11px; }
.wrong { margin: 4px 0 0; color: var(--wrong); font-size: 14px; }
.refused { margin: 0 0 16px; padding: 12px 16px; border: 1px solid var(--wrong); border-radius: 8px; color: var(--wrong); }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px; }
.button {
  display: inline-flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  min-height: 48px;
  padding: 8px 20px;
  border: 1px solid var(--action);
  border-radius: 8px;
  background: var(--action);
  color: var(--on-action);
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
.button:hover { text-decoration: underline; }
.other { background: transparent; color: var(--action); }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
.hint { color: var(--quiet); font-size: 14px; }
.hint h2 { color: var(--ink); font-size: 14px; margin-bottom: 4px; }
.hint p { margin-bottom: 8px; }
.hint ul { margin: 0; padding: 0; list-style: none; }
.hint li { display: flex; flex-wrap: wrap; gap: 0 12px; padding: 2px 0; }
code { font: inherit; font-variant-numeric: tabular-nums; color: var(--ink); white-space: nowrap; }
`;
