import { createRandom } from "@vestpocket/domain/shared/random";
import { expect, test } from "vitest";
import { mergeBubbles } from "./merge-bubbles.ts";

const sum = (bubbles: readonly { listings: number }[]) => bubbles.reduce((all, { listings }) => all + listings, 0);

test("merged bubbles contain every city once and keep the total, and none covers another's center", () => {
  const random = createRandom(5);
  for (let round = 0; round < 100; round += 1) {
    const bubbles = Array.from({ length: random.int(0, 60) }, (_, at) => ({
      key: `city ${at}`,
      name: "Toronto",
      listings: random.int(1, 5_000),
      x: random.int(0, 600),
      y: random.int(0, 600),
    }));
    const merged = mergeBubbles(bubbles);
    const keys = merged.flatMap(({ cities }) => cities.map(({ key }) => key));
    expect(keys.sort()).toEqual(bubbles.map(({ key }) => key).sort());
    expect(sum(merged)).toBe(sum(bubbles));
    for (const one of merged) {
      expect(one.largest.listings).toBe(Math.max(...one.cities.map(({ listings }) => listings)));
      for (const other of merged.filter((each) => each !== one)) {
        const apart = Math.hypot(one.largest.x - other.largest.x, one.largest.y - other.largest.y);
        expect(apart).toBeGreaterThanOrEqual(one.radius + other.radius);
      }
    }
  }
});

test("cities that are far apart stay separate, and the larger one is larger", () => {
  const [toronto, guelph] = mergeBubbles([
    { key: "guelph", name: "Guelph", listings: 100, x: 0, y: 0 },
    { key: "toronto", name: "Toronto", listings: 400, x: 200, y: 0 },
  ]);
  expect([toronto?.largest.key, toronto?.radius]).toEqual(["toronto", 30]);
  expect([guelph?.largest.key, guelph?.radius]).toEqual(["guelph", 15]);
});
