import { expect, test } from "vitest";
import { isCardExpired } from "./saved-cards.rules.ts";

test.each([
  ["2026-12-31T23:59:59Z", false],
  ["2027-01-01T00:00:00Z", true],
  ["2026-01-15T00:00:00Z", false],
])("a card of 12/26 at %s has expired: %s", (at, isExpired) => {
  expect(isCardExpired({ expiresMonth: 12, expiresYear: 2026 }, new Date(at))).toBe(isExpired);
});
