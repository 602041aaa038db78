import { escapeHtml } from "../../platform/messages/escape-html.ts";
import type { MailFile } from "../../platform/messages/messages.ts";
import type { Content } from "./content.tokens.ts";
import type { KeptRow } from "./messages.queries.ts";

/** A message in the outbox, with its content. */
export type KeptMessage = Omit<KeptRow, "content"> &
  Omit<Content, "attachments"> & { readonly attachments: readonly MailFile[] };

const STYLE = `
:root{color-scheme:light dark;--ground:#faf8f4;--card:#fff;--line:#e3dfd9;--text:#0b1b33;--quiet:#5a544d;--link:#1d4fd7;--ink:#0b1b33}
@media (prefers-color-scheme:dark){:root{--ground:#060e1b;--card:#0f1929;--line:#243040;--text:#f2f0ec;--quiet:#a5aeb4;--link:#7aaefb;--ink:#071324}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:16px/1.6 Inter,system-ui,sans-serif}
header{background:var(--ink);color:#faf8f4}
header>div,main{max-width:800px;margin:0 auto;padding:20px 16px}
h1,h2{font-family:Newsreader,Georgia,serif;font-weight:600;line-height:1.25;margin:0}
h1{font-size:28px}h2{font-size:20px;overflow-wrap:anywhere}
header p{margin:4px 0 0;color:#b2beca;font-size:14px}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin:8px 0 24px}
label{flex:1 1 260px;font-size:14px;color:var(--quiet)}
input{display:block;width:100%;height:44px;margin-top:4px;padding:0 12px;font:inherit;color:var(--text);background:var(--card);border:1px solid var(--quiet);border-radius:8px}
button{height:44px;padding:0 20px;font:inherit;font-weight:600;color:#fff;background:#1d4fd7;border:0;border-radius:8px;cursor:pointer}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
a{color:var(--link);overflow-wrap:anywhere}
article{margin:0 0 16px;padding:20px;background:var(--card);border:1px solid var(--line);border-radius:10px}
dl{display:grid;grid-template-columns:auto 1fr;gap:0 12px;margin:0 0 12px;font-size:14px;color:var(--quiet)}
dd{margin:0;overflow-wrap:anywhere}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
summary{margin-top:12px;min-height:44px;line-height:44px;cursor:pointer;color:var(--link)}
iframe{width:100%;height:640px;border:1px solid var(--line);border-radius:8px;background:#fff}`;

/** The outbox as a self-contained page. For developers of the server, so in English only. */
export function renderOutbox(messages: readonly KeptMessage[], to: string): string {
  const about = to === "" ? "" : ` for ${to}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox – Vestpocket</title>
<style>${STYLE}</style>
</head>
<body>
<header><div><h1>Outbox</h1><p>Messages this server would send if email and SMS were set up.</p></div></header>
<main>
<form><label>Recipient, exactly<input name="to" value="${escapeHtml(to)}" autocomplete="off"></label><button>Show</button></form>
${messages.length === 0 ? `<p>No messages${escapeHtml(about)} yet.</p>` : messages.map(renderMessage).join("\n")}
</main>
</body>
</html>
`;
}

function renderMessage(message: KeptMessage): string {
  const title = message.subject ?? "Text message";
  const facts = [
    ["To", message.recipient],
    ...(message.replyTo === null ? [] : [["Reply to", message.replyTo]]),
    ["At", message.createdAt.toISOString()],
    ...message.attachments.map(({ name, content }) => ["File", `${name}, ${content.length} bytes`]),
  ];
  return `<article>
<h2>${escapeHtml(title)}</h2>
<dl>${facts.map(([name = "", value = ""]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join("")}</dl>
<pre>${linkAddresses(escapeHtml(message.text))}</pre>
${message.html === null ? "" : renderHtml(title, message.html)}
</article>`;
}

/** The mail as its reader sees it; it cannot run scripts, and its links open beside this page. */
function renderHtml(title: string, html: string): string {
  const framed = html.replace("<head>", '<head><base target="_blank">');
  return `<details><summary>Preview</summary><iframe title="${escapeHtml(title)}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(framed)}"></iframe></details>`;
}

function linkAddresses(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+[^\s<.,;:)]/gu, (address) => `<a href="${address}">${address}</a>`);
}
