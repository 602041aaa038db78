import type { Message } from "@vestpocket/domain/shared/text";
import { escapeHtml } from "./escape-html.ts";
import { drawCategory } from "./mail-drawings.ts";
import type { MailCard } from "./messages.ts";

type Read = (message: Message) => string;

const PICTURE_WIDTH = 168;
const PICTURE_HEIGHT = 126;

/** On a phone, a card's picture is above its words. Where style sheets do not apply, it stays beside them. */
export const CARD_STYLES = `
@media (max-width:480px){
.picture,.listing{display:block!important;width:auto!important}
.picture{padding-right:0!important}
.listing{padding-top:0!important;border-top:0!important}
.picture{padding-bottom:12px!important}
.photo{width:100%!important;height:auto!important;aspect-ratio:3/2}
}
@media (prefers-color-scheme:dark){
.edge{border-color:#243040!important}
.news{color:#63c598!important}
.dim{filter:brightness(.9)}
}`;

/** A card as plain text: what the HTML says, in the same order. */
export function toCardText({ change, prices, title, place, kind, facts, reason, url }: MailCard, read: Read): string {
  const lines = [
    read(change),
    prices.join(" · "),
    title,
    `${read(place)} · ${read(kind)}`,
    facts.join(" · "),
    reason === undefined ? "" : read(reason),
    url,
  ];
  return lines.filter((line) => line !== "").join("\n");
}

/** A card as HTML: the picture, beside it or below it the words, of which the title is the link. */
export function toCardBlock(card: MailCard, read: Read): string {
  const { change, prices, title, place, kind, facts, reason } = card;
  const [price = "", ...details] = prices;
  const url = escapeHtml(card.url);
  const words = [
    toLine(read(change), { look: "font-size:13px;line-height:18px;font-weight:600;color:#1e6b45", mark: "news" }),
    toLine(price, { look: "margin-top:2px;font-size:20px;line-height:26px;font-weight:600" }),
    ...details.map((detail) => toLine(detail, QUIET)),
    `<h2 style="margin:4px 0;font-size:16px;line-height:22px;font-weight:600">` +
      `<a class="link" href="${url}" style="color:#1d4fd7">${escapeHtml(title)}</a></h2>`,
    toLine(`${read(place)} · ${read(kind)}`, QUIET),
    toLine(facts.join(" · "), { look: "margin-top:6px" }),
    toLine(reason === undefined ? "" : read(reason), { ...QUIET, look: `margin-top:6px;${QUIET.look}` }),
  ];
  return (
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>` +
    `<td class="picture edge" width="${PICTURE_WIDTH}" valign="top" style="width:${PICTURE_WIDTH}px;padding:20px 20px 20px 0;border-top:1px solid #e3dfd9">` +
    `${toPicture(card, url)}</td>` +
    `<td class="listing edge" valign="top" style="padding:18px 0 20px;border-top:1px solid #e3dfd9;font-size:14px;line-height:20px;word-break:break-word">` +
    `${words.join("")}</td></tr></table>`
  );
}

const QUIET = { look: "color:#5a544d", mark: "quiet" };

function toLine(text: string, { look, mark }: { look: string; mark?: string }): string {
  if (text === "") return "";
  return `<div${mark === undefined ? "" : ` class="${mark}"`} style="${look}">${escapeHtml(text)}</div>`;
}

/** The picture leads where the title does, so screen readers and the keyboard skip it. */
function toPicture({ pictureUrl, category }: MailCard, url: string): string {
  const picture =
    pictureUrl === undefined
      ? drawCategory(category, PICTURE_WIDTH)
      : `<img class="photo dim" src="${escapeHtml(pictureUrl)}" alt="" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" ` +
        `style="display:block;width:${PICTURE_WIDTH}px;height:${PICTURE_HEIGHT}px;object-fit:cover;border:0;border-radius:8px;background-color:#e9e4dc">`;
  return `<a href="${url}" aria-hidden="true" tabindex="-1">${picture}</a>`;
}
