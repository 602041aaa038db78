import { expect, test } from "vitest";
import { LISTING_TYPES } from "../listings/listings.terms.ts";
import { buildOfferForm } from "./offers.factory.ts";
import { CONDITIONS_MAX, listOfferKinds, OFFER_MESSAGES, validateOffer } from "./offers.rules.ts";

const now = new Date("2026-11-23T12:00:00Z");
const seconds = (ms: number) => ({ seconds: Math.floor((now.getTime() + ms) / 1000) });
const DAY = 86_400_000;
const problems = (changed: object) =>
  validateOffer({ ...buildOfferForm({ now }), ...changed }, { kinds: ["sale", "lease"], now });

test("a listing takes offers only for sale or rent as it is listed", () => {
  expect(LISTING_TYPES.map(listOfferKinds)).toEqual([["sale"], ["lease"], ["sale", "lease"]]);
  const lease = { ...buildOfferForm({ now }), kind: "lease" as const };
  expect(validateOffer(lease, { kinds: ["sale"], now })).toMatchObject({ kind: OFFER_MESSAGES.wrongKind });
});

test("a valid offer has no problems, with and without conditions", () => {
  expect(problems({})).toEqual({});
  expect(problems({ conditions: "", dueDiligenceDays: 0, hasFinancing: false })).toEqual({});
  expect(problems({ kind: "lease", per: "month", basis: "net", termMonths: 60 })).toEqual({});
});

test.each([
  ["amountCents", { amountCents: 0 }],
  ["amountCents", { amountCents: 99_999_999_901 }],
  ["amountCents", { amountCents: 1.5 }],
  ["amountCents", { amountCents: undefined }],
  ["closesOn", { closesOn: "2026-11-20" }],
  ["closesOn", { closesOn: "2037-01-01" }],
  ["closesOn", { closesOn: "" }],
  ["dueDiligenceDays", { dueDiligenceDays: 366 }],
  ["dueDiligenceDays", { dueDiligenceDays: -1 }],
  ["conditions", { conditions: "é".repeat(CONDITIONS_MAX + 1) }],
  ["expiresAt", { expiresAt: undefined }],
  ["expiresAt", { expiresAt: seconds(30 * 60_000) }],
  ["expiresAt", { expiresAt: seconds(92 * DAY) }],
  ["understood", { understood: false }],
])("an invalid %s is named: %o", (field, changed) => {
  expect(Object.keys(problems(changed))).toEqual([field]);
});

test("a rent names its unit, what it covers and its term; a price has none of them", () => {
  const rent = { kind: "lease", per: null, basis: null, termMonths: null };
  expect(Object.keys(problems(rent))).toEqual(["per", "basis", "termMonths"]);
  expect(Object.keys(problems({ kind: "lease", per: "month", basis: "net", termMonths: 1_201 }))).toEqual([
    "termMonths",
  ]);
  expect(problems({ per: null, basis: null, termMonths: null })).toEqual({});
});

test("a day that is today anywhere in Canada is accepted", () => {
  expect(problems({ closesOn: "2026-11-22" })).toEqual({});
});
