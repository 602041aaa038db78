import { expect, test } from "vitest";
import { readPhone, writePhone } from "./typed-phone.rules.ts";

const read = (typed: string) => {
  const phone = readPhone(typed);
  return phone && writePhone(phone);
};

test.each([
  ["(514) 555-0100", "+15145550100"],
  ["514.555.0100", "+15145550100"],
  ["1-514-555-0100", "+15145550100"],
  ["+1 514 555 0100", "+15145550100"],
  ["514\u2011555\u20110100", "+15145550100"],
  ["\u202a514\u00a0555\u00a00100\u202c", "+15145550100"],
  ["+44 7911 123456", "+447911123456"],
  ["011 33 1 42 68 53 00", "+33142685300"],
  ["(514) 555-0100 x204", "+15145550100;ext=204"],
  ["514-555-0100, ext. 204", "+15145550100;ext=204"],
  ["514-555-0100 Extension: 204", "+15145550100;ext=204"],
  ["514 555-0100, poste 204", "+15145550100;ext=204"],
  ["514-555-0100 #204", "+15145550100;ext=204"],
  ["5145550100x7", "+15145550100;ext=7"],
  ["+15145550100;ext=204", "+15145550100;ext=204"],
])("%s is %s", (typed, stored) => {
  expect(read(typed)).toBe(stored);
  expect(read(stored)).toBe(stored);
});

test.each([
  "",
  "555-0100",
  "5145550100204",
  "447911123456",
  "+1 514 555 010",
  "+1234567",
  "1".repeat(16),
  "514-555-0100 or 514-555-0101",
  "call me",
  "514-555-0100 x",
  "514-555-0100 x12345678",
  "x204",
  "514\n555-0100\nBcc: eve@example.ca",
])("“%s” is not a phone number", (typed) => {
  expect(read(typed)).toBeUndefined();
});
