import type { Language } from "@vestpocket/domain/shared/text";
import { escapeHtml } from "./escape-html.ts";

const SANS = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "Newsreader,Georgia,'Times New Roman',serif";

/** Mail programs use inline styles only, but a dark theme needs a media query and therefore a style sheet. */
const DARK = `@media (prefers-color-scheme:dark){
.ground{background-color:#060e1b!important}
.card{background-color:#0f1929!important;border-color:#243040!important}
.ink{background-color:#071324!important}
.words{color:#f2f0ec!important}
.quiet{color:#a5aeb4!important}
.link{color:#7aaefb!important}
.button{background-color:#306ce2!important}
.stitches{border-color:#a5aeb4!important}
}`;

/** The logo: a pocket flap with a stitched line under it. Drawn with borders, since mail programs show neither SVG nor remote pictures. */
const STITCH = `<span style="display:inline-block;width:3px;height:2px;margin:0 1px;background-color:#faf8f4"></span>`;
const MARK =
  `<div style="width:28px;height:26px;border:2px solid #faf8f4;border-radius:3px 3px 14px 14px;overflow:hidden">` +
  `<div style="width:28px;height:8px;border-bottom:2px solid #faf8f4;border-radius:0 0 14px 14px"></div>` +
  `<div style="padding-top:5px;font-size:0;line-height:2px;text-align:center">${STITCH.repeat(4)}</div>` +
  `</div>`;

/** The stitched line under a title. */
const STITCHES = `<div class="stitches" style="width:72px;height:0;margin:0 0 24px;border-top:2px dashed #857f77"></div>`;

/** Lays out an e-mail in one column of 600 pixels: logo, message, footer. `blocks` are HTML. */
export function frameMail(mail: {
  language: Language;
  siteUrl: string;
  subject: string;
  /** Shown beside the subject in an inbox. */
  preview: string;
  blocks: readonly string[];
  reason: string;
  /** The link that ends the stream of a commercial e-mail. */
  ending: { readonly label: string; readonly url: string } | undefined;
  /** Lines about the operator of the site. */
  sender: readonly string[];
}): string {
  const site = escapeHtml(mail.siteUrl);
  const subject = escapeHtml(mail.subject);
  return `<!doctype html>
<html lang="${mail.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${DARK}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:#f3f0eb">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(mail.preview)}</div>
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f3f0eb">
<tr><td align="center" style="padding:24px 12px">
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;border-collapse:separate;background-color:#ffffff;border:1px solid #e3dfd9;border-radius:10px;overflow:hidden">
<tr><td class="ink" style="padding:20px 28px;background-color:#0b1b33">
<a href="${site}" style="text-decoration:none"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding-right:12px">${MARK}</td>
<td style="font-family:${SERIF};font-size:22px;line-height:28px;font-weight:600;letter-spacing:-0.2px;color:#faf8f4">Vestpocket</td>
</tr></table></a>
</td></tr>
<tr><td class="words" style="padding:32px 28px 28px;font-family:${SANS};font-size:16px;line-height:26px;color:#0b1b33">
<h1 style="margin:0 0 18px;font-family:${SERIF};font-size:26px;line-height:32px;font-weight:600;letter-spacing:-0.3px">${subject}</h1>
${STITCHES}
${mail.blocks.join("\n")}
</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="quiet" style="padding:20px 28px 8px;font-family:${SANS};font-size:13px;line-height:20px;color:#5a544d">
${escapeHtml(mail.reason)}<br>${mail.ending === undefined ? "" : toFooterLink(mail.ending)}<a class="link" href="${site}" style="color:#1d4fd7">${escapeHtml(new URL(mail.siteUrl).host)}</a>${mail.sender.map((line) => `<br>${escapeHtml(line)}`).join("")}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function toFooterLink({ label, url }: { label: string; url: string }): string {
  return `<a class="link" href="${escapeHtml(url)}" style="color:#1d4fd7">${escapeHtml(label)}</a><br>`;
}
