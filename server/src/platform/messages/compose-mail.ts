import type { Operator } from "@vestpocket/domain/operators/operators.schema";
import { describePhone } from "@vestpocket/domain/phones/described-phone.rules";
import { cutText, type Language, type Message, withValues } from "@vestpocket/domain/shared/text";
import { translate } from "../language.ts";
import { escapeHtml } from "./escape-html.ts";
import { frameMail } from "./mail-frame.ts";
import type { MailContent } from "./messages.ts";

/** An e-mail in its recipient's language, ready to send. */
export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The most that inboxes show next to the subject, in characters. */
const PREVIEW_LENGTH = 140;
const BUTTON_FALLBACK: Message = /*i18n*/ {
  id: "messages.button_fallback",
  message: "If the button does not work, copy this address into your browser:",
};
const FACT: Message = /*i18n*/ { id: "messages.fact", message: "{name}: {value}" };
const REASON: Message = /*i18n*/ {
  id: "messages.reason",
  message: "Vestpocket sent you this message because this email address is used on our site.",
};

const ASKED_FOR: Message = /*i18n*/ {
  id: "messages.asked_for",
  message: "You get this email because you asked Vestpocket for it.",
};
const UNSUBSCRIBE: Message = /*i18n*/ { id: "messages.unsubscribe", message: "Unsubscribe" };

interface Sender {
  readonly language: Language;
  readonly siteUrl: string;
  /** Whose name, postal address and contact every mail ends with (product.md §8.8). */
  readonly operator: Operator | undefined;
  /** Ends the stream of a commercial e-mail; undefined for all others. */
  readonly unsubscribeUrl?: string | undefined;
}

/** Translates an e-mail's content and lays it out as HTML and as plain text. */
export function composeMail(
  content: MailContent,
  { language, siteUrl, operator, unsubscribeUrl }: Sender,
): ComposedMail {
  const read = (message: Message) => translate(language, message);
  const subject = read(content.subject)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  const paragraphs = content.paragraphs.map(read);
  const notes = (content.notes ?? []).map(read);
  const facts = (content.facts ?? []).map(([name, value]) => ({
    name: read(name),
    value: typeof value === "string" ? value : read(value),
  }));
  const button = content.button && { label: read(content.button.label), url: content.button.url };
  const links = (content.links ?? []).map(({ label, url }) => ({ label: read(label), url }));
  const ending = unsubscribeUrl === undefined ? undefined : { label: read(UNSUBSCRIBE), url: unsubscribeUrl };
  const reason = read(ending === undefined ? REASON : ASKED_FOR);
  const sender = operator === undefined ? [] : toSender(operator, read);

  const text = [
    ...paragraphs,
    ...(facts.length === 0 ? [] : [facts.map((fact) => read(withValues(FACT, fact))).join("\n")]),
    ...[...(button === undefined ? [] : [button]), ...links].map(({ label, url }) => `${label}\n${url}`),
    ...notes,
    ["-- ", reason, ...(ending === undefined ? [] : [`${ending.label}\n${ending.url}`]), siteUrl, ...sender].join("\n"),
  ].join("\n\n");

  const html = frameMail({
    language,
    siteUrl,
    subject,
    preview: cutText(paragraphs.join(" "), PREVIEW_LENGTH),
    blocks: [
      ...paragraphs.map(toParagraph),
      ...(facts.length === 0 ? [] : [toTable(facts)]),
      ...(button === undefined ? [] : [toButton(button)]),
      ...links.map(toLink),
      ...notes.map(toNote),
      ...(button === undefined ? [] : [toAddress(read(BUTTON_FALLBACK), button.url)]),
    ],
    reason,
    ending,
    sender,
  });
  return { subject, text: `${text}\n`, html };
}

/** Who sends the mail, where they are, and how to reach them: one line each. */
function toSender({ name, address, phone, email }: Operator, read: (message: Message) => string): string[] {
  return [name, address, `${read(describePhone(phone))} · ${email}`];
}

/** Keeps the line breaks in text that people wrote. */
function toLines(text: string): string {
  return escapeHtml(text).replace(/\r?\n/gu, "<br>");
}

function toParagraph(text: string): string {
  return `<p style="margin:0 0 16px">${toLines(text)}</p>`;
}

function toTable(facts: readonly { name: string; value: string }[]): string {
  const edge = "padding:6px 0;border-bottom:1px solid #e3dfd9;font-size:14px;line-height:21px;vertical-align:top";
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><th class="quiet" scope="row" align="left" style="${edge};padding-right:16px;font-weight:400;color:#5a544d">` +
      `${escapeHtml(name)}</th><td style="${edge}">${toLines(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${rows.join("")}</table>`;
}

function toNote(text: string): string {
  return `<p class="quiet" style="margin:0 0 8px;font-size:14px;line-height:21px;color:#5a544d">${toLines(text)}</p>`;
}

function toButton({ label, url }: { label: string; url: string }): string {
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0"><tr>` +
    `<td class="button" style="border-radius:8px;background-color:#1d4fd7">` +
    `<a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 24px;font-size:16px;line-height:20px;` +
    `font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`
  );
}

function toLink({ label, url }: { label: string; url: string }): string {
  return (
    `<p style="margin:0 0 16px"><a class="link" href="${escapeHtml(url)}" style="color:#1d4fd7">` +
    `${escapeHtml(label)}</a></p>`
  );
}

function toAddress(words: string, url: string): string {
  const address = escapeHtml(url);
  return (
    `<p class="quiet" style="margin:0;font-size:13px;line-height:20px;color:#5a544d">${escapeHtml(words)}<br>` +
    `<a class="link" href="${address}" style="color:#1d4fd7;word-break:break-all">${address}</a></p>`
  );
}
