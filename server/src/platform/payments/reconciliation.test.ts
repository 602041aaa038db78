import { MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { firstCheckAt, nextCheckAt, reconcileDue } from "./reconciliation.ts";

const now = new Date("2026-11-20T15:00:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

describe("reconciling with the payment provider", () => {
  test("backs off from a minute to an hour", () => {
    expect(firstCheckAt(now)).toEqual(after(1));
    const waits: number[] = [];
    let at = firstCheckAt(now);
    for (let check = 0; check < 8; check += 1) {
      const next = nextCheckAt({ since: now, now: at });
      waits.push((next.getTime() - at.getTime()) / MINUTE_MS);
      at = next;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  test("continues with the other items after one fails, and schedules each before querying it", async () => {
    const log: string[] = [];
    const done: string[] = [];
    await reconcileDue({
      items: ["first", "second"],
      now,
      log: pino({ level: "warn" }, { write: (line: string) => log.push(line) }),
      waitingSince: () => now,
      setCheckAt: async (item, checkAt) => void done.push(`${item} is due at ${checkAt.toISOString()}`),
      reconcile: async (item) => {
        if (item === "first") throw new Error("no answer");
        done.push(`${item} is reconciled`);
      },
      describe: (item) => ({ item }),
    });
    expect(done).toEqual([
      "first is due at 2026-11-20T15:01:00.000Z",
      "second is due at 2026-11-20T15:01:00.000Z",
      "second is reconciled",
    ]);
    expect(log).toEqual([expect.stringContaining('"item":"first"')]);
  });
});
