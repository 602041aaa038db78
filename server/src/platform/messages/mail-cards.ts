import type { Message } from "@vestpocket/domain/shared/text";
import { escapeHtml } from "./escape-html.ts";
import type { MailCard } from "./messages.ts";

type Read = (message: Message) => string;

/** A card's lines in order, without its address. */
function listLines({ change, prices, title, place, kind, facts, reason }: MailCard, read: Read): string[] {
  return [
    read(change),
    ...prices,
    title,
    `${read(place)} · ${read(kind)}`,
    ...(facts.length === 0 ? [] : [facts.join(" · ")]),
    read(reason),
  ];
}

/** A card as plain text. */
export function toCardText(card: MailCard, read: Read): string {
  return [...listLines(card, read), card.url].join("\n");
}

/** A card as HTML. */
export function toCardBlock(card: MailCard, read: Read): string {
  const lines = listLines(card, read).map((line) =>
    line === card.title ? `<a class="link" href="${escapeHtml(card.url)}">${escapeHtml(line)}</a>` : escapeHtml(line),
  );
  return `<p style="margin:0 0 16px">${lines.join("<br>")}</p>`;
}
