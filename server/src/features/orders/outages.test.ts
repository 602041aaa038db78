import { DAY_MS } from "@vestpocket/domain/shared/durations";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findEnd, isWithheld } from "./disputes.rules.ts";

const PAID_AT = new Date("2026-11-26T12:00:00Z");
const at = (ms: number) => new Date(PAID_AT.getTime() + ms);
const moment = fc.integer({ min: 0, max: 60 * DAY_MS });

test("the time that a purchase was live and the time that is left add up to its term, whatever disputes there were", () => {
  const days = 90 * DAY_MS;
  fc.assert(
    fc.property(fc.array(fc.tuple(moment, moment), { minLength: 1, maxLength: 5 }), (pairs) => {
      const disputes = pairs.map((pair) => pair.toSorted((one, other) => one - other));
      const known = (now: number) =>
        disputes
          .filter(([from = 0]) => from <= now)
          .map(([from = 0, until = 0]) => ({ withdrawnAt: at(from), reinstatedAt: until <= now ? at(until) : null }));
      let [liveMs, last, isLive, endsAt] = [0, 0, true, days];
      for (const now of disputes.flat().toSorted((one, other) => one - other)) {
        if (isLive) liveMs += now - last;
        last = now;
        const isTaken = known(now).some((dispute) => isWithheld(dispute));
        if (!isTaken) {
          const { spentMs } = findEnd(known(now), PAID_AT);
          expect(spentMs).toBe(liveMs);
          endsAt = now + days - spentMs;
        }
        isLive = !isTaken;
      }
      expect(liveMs + endsAt - last).toBe(days);
    }),
  );
});

test("what was bought ended with the first of the disputes that overlap, after the last time that it was live", () => {
  const dispute = (from: number, until: number) => ({ withdrawnAt: at(from), reinstatedAt: at(until) });
  const disputes = [dispute(40, 60), dispute(30, 50), dispute(10, 20)];
  expect(findEnd(disputes, PAID_AT)).toEqual({ endedAt: at(30), spentMs: 20 });
});

test("a dispute from before the payment was recorded uses up nothing, and neither does an inquiry", () => {
  const early = { withdrawnAt: at(-5), reinstatedAt: at(10) };
  expect(findEnd([{ withdrawnAt: null, reinstatedAt: null }, early], PAID_AT)).toEqual({
    endedAt: PAID_AT,
    spentMs: 0,
  });
});

test("a dispute that was won before it was taken took nothing", () => {
  const reversed = { withdrawnAt: at(20), reinstatedAt: at(10) };
  expect(findEnd([reversed, { withdrawnAt: at(30), reinstatedAt: at(50) }], PAID_AT)).toEqual({
    endedAt: at(30),
    spentMs: 30,
  });
});
