import { describe, expect, test } from "vitest";
import { buildTestApp } from "../../testing/test-app.ts";
import { TestClock } from "../../testing/test-clock.ts";
import { findOrdinaryPrice } from "./ordinary-price.usecases.ts";

describe("the ordinary price of Agent Pro", () => {
  test("is open to everyone, and always shown on a private server", async () => {
    const site = await buildTestApp();
    const { status, body } = await site.call("GET", "/v1/memberships/offer");
    expect({ status, body }).toEqual({ status: 200, body: { ordinary: { yearCents: 480_00, lastDay: null } } });
    await site.close();
  });

  test("is never claimed on a public server whose operator has not confirmed it", () => {
    expect(findOrdinaryPrice({ clock: new TestClock(), ordinaryPrice: undefined })).toBeNull();
  });

  test.each([
    ["2026-11-19T23:59:59Z", null],
    ["2026-11-20T00:00:00Z", { yearCents: 480_00, lastDay: "2027-02-28" }],
    ["2027-02-28T23:59:59Z", { yearCents: 480_00, lastDay: "2027-02-28" }],
    ["2027-03-01T00:00:00Z", null],
  ])("is shown within the confirmed days: %s", (now, shown) => {
    const clock = { now: () => new Date(now) };
    expect(findOrdinaryPrice({ clock, ordinaryPrice: { from: "2026-11-20", until: "2027-03-01" } })).toEqual(shown);
  });
});
