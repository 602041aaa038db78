import type { ReceivedMail } from "./mail-server.ts";

/**
 * Characters that end a line somewhere: for a mail server, a browser, a terminal, or a program that decodes once too
 * often.
 */
const BREAKS = [
  "\r\n",
  "\n",
  "\r",
  "%0a",
  "%0d%0a",
  "\u2028",
  "\u2029",
  "\u0085",
  "\u000b",
  "\u000c",
  "\0",
  "\\r\\n",
  "=0A",
  "&#10;",
  "＼ｎ",
] as const;
const HEADERS = [
  "Bcc: eve@evil.example",
  "To: eve@evil.example",
  "Content-Type: text/html",
  "Reply-To: eve@evil.example",
  "Subject: Win",
  "X-Evil: 1",
  "\r\n<script>alert(1)</script>",
] as const;

/** Encoded words consist of characters that are allowed in a text; they must be written unchanged. */
export const ENCODED_WORDS: readonly string[] = [
  "=?utf-8?B?QmNjOiBldmVAZXZpbC5leGFtcGxl?=",
  "=?utf-8?Q?=0ABcc=3A_eve=40evil.example?=",
];

/** Names that would add a header to an e-mail if written into one verbatim. */
export const HEADER_PAYLOADS: readonly string[] = [
  ...BREAKS.flatMap((end) => HEADERS.map((header) => `Luc${end}${header}`)),
  ...ENCODED_WORDS,
];

/** What is wrong with the headers and recipients of an e-mail made from one of our messages; empty if nothing is. */
export function listHeaderFaults({ envelope, head, from }: ReceivedMail): string[] {
  const count = (pattern: RegExp) => head.match(pattern)?.length ?? 0;
  return [
    ...(envelope.to.length === 1 ? [] : [`${envelope.to.length} recipients`]),
    ...(envelope.to.includes("eve@evil.example") ? ["a recipient of the payload"] : []),
    ...(count(/^(bcc|x-evil):/gimu) === 0 ? [] : ["a header of the payload"]),
    ...(count(/^to:/gimu) === 1 ? [] : ["not one To"]),
    ...(count(/^subject:/gimu) === 1 ? [] : ["not one Subject"]),
    ...(count(/^reply-to:/gimu) <= 1 ? [] : ["more than one Reply-To"]),
    ...(count(/^reply-to:.*evil/gimu) === 0 ? [] : ["a Reply-To of the payload"]),
    ...(from?.address === "no-reply@vestpocket.example" ? [] : [`from ${from?.address}`]),
  ];
}
