import { expect, test } from "vitest";
import { buildAccount, DEMO_ACCOUNTS, DEMO_PASSWORD } from "./accounts.factory.ts";
import { isEmail } from "./accounts.rules.ts";

test("the demo password satisfies the sign-up rule: eight characters, a letter and a digit", () => {
  expect(DEMO_PASSWORD.length).toBeGreaterThanOrEqual(8);
  expect(DEMO_PASSWORD).toMatch(/\p{L}/u);
  expect(DEMO_PASSWORD).toMatch(/\d/u);
});

test("the four demo people have fixed addresses of their own, and one of them administers", () => {
  const accounts = Object.values(DEMO_ACCOUNTS);
  expect(accounts.map(({ email }) => email)).toEqual([
    "buyer@vestpocket.example",
    "agent@vestpocket.example",
    "pro@vestpocket.example",
    "admin@vestpocket.example",
  ]);
  expect(new Set(accounts.map(({ phoneNumber }) => phoneNumber)).size).toBe(4);
  expect(accounts.filter(({ role }) => role === "administrator")).toEqual([DEMO_ACCOUNTS.admin]);
});

test("an account is valid by default and takes what it is given", () => {
  expect(isEmail(buildAccount().email)).toBe(true);
  expect(buildAccount().phoneNumber).toMatch(/^\+1\d{3}55501\d{2}$/u);
  expect(buildAccount({ firstName: "Mei", language: "fr" })).toMatchObject({
    firstName: "Mei",
    language: "fr",
    role: "member",
  });
});
