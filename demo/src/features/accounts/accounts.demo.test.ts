import { validatePassword } from "@vestpocket/domain/accounts/accounts.rules";
import { expect, test } from "vitest";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./accounts.demo.ts";

test("the demo password satisfies the sign-up rule: eight characters, a letter and a digit", () => {
  expect(validatePassword(DEMO_PASSWORD)).toBeUndefined();
  expect(DEMO_PASSWORD.length).toBeGreaterThanOrEqual(8);
  expect(DEMO_PASSWORD).toMatch(/\p{L}/u);
  expect(DEMO_PASSWORD).toMatch(/\d/u);
});

test("the four demo accounts have fixed addresses, and one of them is an administrator", () => {
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
