import { expect, test } from "vitest";
import { NOTIFICATION_EVENTS, rulesOf } from "./notifications.events.ts";
import { defaultWayOf, waysOf } from "./notifications.rules.ts";
import { NOTIFICATION_GROUPS } from "./notifications.terms.ts";

test("whoever never chose gets an email at once, except of what has a cadence of its own", () => {
  expect(NOTIFICATION_GROUPS.filter((group) => defaultWayOf(group) !== "email")).toEqual(["alerts"]);
});

test("a group of which everything must reach its reader offers no choice", () => {
  expect(NOTIFICATION_GROUPS.filter((group) => waysOf(group).length === 1)).toEqual(["payments"]);
});

test("what reaches a disabled account cannot be switched off", () => {
  const reaching = NOTIFICATION_EVENTS.filter((event) => rulesOf(event).alsoIfDisabled);
  expect(reaching.length).toBeGreaterThan(5);
  expect(reaching.filter((event) => !rulesOf(event).isRequired)).toEqual([]);
});

test("a push message has no value of anybody in it", () => {
  for (const event of NOTIFICATION_EVENTS) {
    expect(rulesOf(event).push.message).not.toMatch(/[{}]/u);
    expect(rulesOf(event).push.values).toBeUndefined();
  }
});
