import { expect, test } from "vitest";
import { describePhone } from "./described-phone.rules.ts";
import {
  findPhoneProblem,
  formatPhone,
  isReachablePhone,
  maskPhone,
  PHONE_MESSAGES,
  toE164,
  toPhoneDigits,
} from "./phones.rules.ts";

test("a number is formatted as it is typed", () => {
  const typed = ["", "4", "416", "4165", "416555", "4165550", "4165550110", "41655501109"];
  expect(typed.map(maskPhone)).toEqual([
    "",
    "(4",
    "(416",
    "(416) 5",
    "(416) 555",
    "(416) 555-0",
    "(416) 555-0110",
    "(416) 555-0110",
  ]);
});

test("a pasted country code is dropped", () => {
  expect(maskPhone("+1 (416) 555-0110")).toBe("(416) 555-0110");
  expect(toPhoneDigits("1-416-555-0110")).toBe("4165550110");
});

test("ten digits get the country code, and only a number from elsewhere has its own", () => {
  expect(toE164("(416) 555-0110")).toBe("+14165550110");
  expect(toE164("+1 416 555 0110")).toBe("+14165550110");
  expect(toE164("+44 7911 123456")).toBe("+447911123456");
  expect(["447911123456", "5145550100204", "555-0110", "(416) 555-0110 x204", ""].map(toE164)).toEqual(
    Array(5).fill(""),
  );
});

test("a number with an extension is not masked but refused, since codes cannot be texted to it", () => {
  expect(maskPhone("416-555-0110 poste 204")).toBe("416-555-0110 poste 204");
  expect(findPhoneProblem("416-555-0110 poste 204")).toBe(PHONE_MESSAGES.extension);
  expect(findPhoneProblem("447911123456")).toBe(PHONE_MESSAGES.notSent);
  expect(findPhoneProblem("(416) 555-0110")).toBeUndefined();
});

test("a stored number is described with its extension, and any other text stays as it is", () => {
  const describe = (stored: string) => {
    const { message, values = {} } = describePhone(stored);
    return message.replace(/\{(\w+)\}/gu, (_, name) => String(values[name]));
  };
  expect(["+15145550100;ext=204", "5145550100", "+447911123456", "5145550100204"].map(describe)).toEqual([
    "(514) 555-0100, ext. 204",
    "(514) 555-0100",
    "+447911123456",
    "5145550100204",
  ]);
});

test("a stored number is shown in the form (123) 456-7890", () => {
  expect(formatPhone("+14165550110")).toBe("(416) 555-0110");
  expect(formatPhone("+447911123456")).toBe("+447911123456");
});

test.each(["+14165550110", "+15145550110", "+18675550110", "+12125550110", "+19075550110"])(
  "a code may go to %s in Canada or the United States",
  (phone) => expect(isReachablePhone(phone)).toBe(true),
);

test.each([
  ["satellite", "+882161234567"],
  ["Jamaica", "+18765550110"],
  ["Grenada", "+14735550110"],
  ["the Dominican Republic", "+18095550110"],
  ["premium", "+19005550110"],
  ["toll-free", "+18005550110"],
  ["personal numbers", "+15005550110"],
  ["the United Kingdom", "+447911123456"],
  ["an exchange that cannot be", "+14161550110"],
  ["nine digits", "+1416555011"],
  ["eleven digits", "+141655501101"],
  ["no plus sign", "14165550110"],
])("no code goes to %s", (_, phone) => expect(isReachablePhone(phone)).toBe(false));
