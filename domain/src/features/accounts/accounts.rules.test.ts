import { describe, expect, test } from "vitest";
import { CONFIRMATION_LINK_HOURS, isEmail, RESET_LINK_MINUTES, toEmailKey } from "./accounts.rules.ts";

describe("an e-mail address", () => {
  test.each(["a@b.ca", "mei.chan+listings@example.ca", "o'brien@example.ca", "zoé@exämple.ca", "a@b.c.d.example"])(
    "may be %s",
    (email) => expect(isEmail(email)).toBe(true),
  );

  test.each([
    ["", "a", "a@", "@b.ca", "a@b", "a@b.", "a@.ca", "a@b..ca", "a@b.ca.", "a@b@c.ca"],
    ["a b@c.ca", "a@b .ca", "a\n@b.ca", "a\u0000@b.ca", "a\u200b@b.ca", "a@b\u00ad.ca", "\ud800@b.ca"],
    ["<a@b.ca>", "x,a@b.ca", "a@b.ca;c", '"a"@b.ca', "a(x)@b.ca", "a:b@c.ca", "a\\b@c.ca", "[a]@b.ca", "a@mail。b.ca"],
    [`${"a".repeat(250)}@b.ca`],
  ])("is none of these: %j", (...emails) => {
    expect(emails.filter(isEmail)).toEqual([]);
  });

  test("is compared ignoring case, surrounding spaces and character width", () => {
    const spellings = [" Mei@Example.CA", "mei@example.ca\t", "ｍｅｉ＠example．ca"];
    expect(new Set(spellings.map(toEmailKey))).toEqual(new Set(["mei@example.ca"]));
  });
});

test("emailed links last as long as emails and pages say in words: one hour, and three days", () => {
  expect([RESET_LINK_MINUTES, CONFIRMATION_LINK_HOURS]).toEqual([60, 3 * 24]);
});
