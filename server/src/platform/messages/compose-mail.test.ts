import { buildOperator } from "@vestpocket/domain/operators/operators.factory";
import type { Operator } from "@vestpocket/domain/operators/operators.schema";
import { describe, expect, test } from "vitest";
import { composeMail } from "./compose-mail.ts";
import type { MailContent } from "./messages.ts";

const toMessage = (message: string, values?: Record<string, string | number>) => ({
  id: `test.${message}`,
  message,
  ...(values === undefined ? {} : { values }),
});
const CONTENT: MailContent = {
  subject: toMessage("Set a new password"),
  paragraphs: [toMessage("Hello {name},", { name: "Amélie" }), toMessage("Choose a new one.")],
  button: { label: toMessage("Choose"), url: "https://vestpocket.example/reset-password?oobCode=a&b=c" },
  notes: [toMessage("The link works once.")],
};
const SITE = "https://vestpocket.example";
const compose = (content: Partial<MailContent> = {}, language: "en" | "fr" = "en", operator?: Operator) =>
  composeMail({ ...CONTENT, ...content }, { language, siteUrl: SITE, operator });

describe("an e-mail", () => {
  test("says the same in text as in HTML, with its link on a separate line", () => {
    const { subject, text } = compose();
    expect(subject).toBe("Set a new password");
    expect(text).toBe(`Hello Amélie,

Choose a new one.

Choose
https://vestpocket.example/reset-password?oobCode=a&b=c

The link works once.

--${" "}
Vestpocket sent you this message because this email address is used on our site.
https://vestpocket.example
`);
  });

  test("ends with who sent it, where they are and how to reach them", () => {
    const operator = buildOperator({ name: "Pocket & Sons", phone: "+14165550100;ext=204" });
    const { text, html } = compose({}, "fr", operator);
    const end = `Pocket & Sons\n100 King Street West, Toronto ON M5X 1A9\n(416) 555-0100, poste 204 · hello@vestpocket.example\n`;
    expect(text.endsWith(`\nhttps://vestpocket.example\n${end}`)).toBe(true);
    expect(html).toContain("<br>Pocket &amp; Sons<br>100 King Street West, Toronto ON M5X 1A9<br>(416) 555-0100");
  });

  test("shows the message, then one button, then the small print", () => {
    const { html } = compose();
    const places = ["<h1", '">Hello Amélie,</p>', ">Choose a new one.</p>", ">Choose</a>", "The link works once."].map(
      (part) => html.indexOf(part),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html).toContain('href="https://vestpocket.example/reset-password?oobCode=a&amp;b=c"');
  });

  test("loads nothing from other servers and contains no scripts", () => {
    const { html } = compose();
    expect(html).not.toMatch(/<(img|script|link|svg|iframe|object)\b|url\(|@import|\son\w+=/iu);
  });

  test("escapes text that people wrote and keeps its line breaks", () => {
    const written = 'Tom & "Jo"\n<img src=x onerror=alert(1)>';
    const { text, html } = compose({
      paragraphs: [toMessage("{written}", { written })],
      subject: toMessage("{written}", { written }),
    });
    expect(text).toContain(written);
    expect(html).toContain("Tom &amp; &quot;Jo&quot;<br>&lt;img src=x onerror=alert(1)&gt;");
    expect(html).not.toContain("<img");
  });

  test("has a subject without line breaks", () => {
    expect(compose({ subject: toMessage("Hello\r\nBcc: eve@example.ca\u0007 !") }).subject).toBe(
      "Hello Bcc: eve@example.ca !",
    );
  });

  test("lists related pages under the button", () => {
    const links = [{ label: toMessage("View the listing"), url: "https://vestpocket.example/property/1?a&b" }];
    const { text, html } = compose({ links });
    expect(text).toContain("oobCode=a&b=c\n\nView the listing\nhttps://vestpocket.example/property/1?a&b\n\nThe link");
    const places = [">Choose</a>", ">View the listing</a>", "The link works once."].map((part) => html.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html).toContain('href="https://vestpocket.example/property/1?a&amp;b"');
  });

  test("without a button has no link", () => {
    const { button: _, ...rest } = CONTENT;
    const { html, text } = composeMail(rest, { language: "en", siteUrl: SITE, operator: undefined });
    expect(html).not.toContain("oobCode");
    expect(html).not.toContain("If the button does not work");
    expect(text).not.toContain("oobCode");
  });

  test("declares its language", () => {
    expect(compose({}, "fr").html).toContain('<html lang="fr">');
    expect(compose({}, "en").html).toContain('<html lang="en">');
  });
});
