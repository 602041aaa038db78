import { expect, test } from "vitest";
import { buildAccount } from "./accounts.factory.ts";
import { isEmail } from "./accounts.rules.ts";

test("an account is valid by default and takes the values it is given", () => {
  expect(isEmail(buildAccount().email)).toBe(true);
  expect(buildAccount().phoneNumber).toMatch(/^\+1\d{3}55501\d{2}$/u);
  expect(buildAccount({ firstName: "Mei", language: "fr" })).toMatchObject({
    firstName: "Mei",
    language: "fr",
    role: "member",
  });
});
