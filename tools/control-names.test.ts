import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildDemo } from "@vestpocket/demo/demo";
import { describe, expect, test } from "vitest";
import { rotationOf } from "../server/src/features/listings/rotation.rules.ts";
import { rotationStart, toDate } from "../server/src/features/searches/rotation.rules.ts";
import { LISTINGS } from "./seed.ts";

/**
 * What the home page shows depends on the day. Whatever it shows, a journey finds each of the page's controls by its
 * name, and nothing else: no listing's link or favourite button has a name that matches.
 */
const DAYS = 400;
const SHOWN = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The demo's featured listings. */
const featured = buildDemo({ listings: LISTINGS, now: new Date() })
  .listings.filter(({ status, plan, boosts }) => {
    const isBoosted = boosts.exposure || boosts.priority || plan !== "Basic";
    return status === "active" && isBoosted;
  })
  .map(({ id, title, otherTitle = "" }) => ({ titles: [title, otherTitle], rotation: rotationOf(id) }));

/** The names of what a listing's card can be pressed with. */
const namesOnCard = (title: string) => [title, `Save to favourites: ${title}`, `Remove from favourites: ${title}`];

describe("the home page's controls", () => {
  const controls = ["featured", "home"].flatMap(readControls);

  test("are read from the journeys", () => {
    expect(controls.map(({ source }) => source)).toEqual(
      expect.arrayContaining(['{ name: "Play", exact: true }', '{ name: "Next slide", exact: true }']),
    );
  });

  test("would not be told from a listing's favourite button by a part of their names", () => {
    const names = namesOnCard("Children's play and party franchise, six years, Guelph");
    expect(names.filter(toMatcher({ name: "Play", exact: false }))).toHaveLength(3);
    expect(names.filter(toMatcher({ name: "Play", exact: true }))).toEqual([]);
  });

  test(`are found by their names on each of the next ${DAYS} days`, () => {
    const today = Date.now();
    const confused = new Set<string>();
    for (let day = 0; day < DAYS; day += 1) {
      const titles = listFeatured(toDate(new Date(today + day * DAY_MS)));
      expect(titles.length).toBeGreaterThanOrEqual(SHOWN);
      const names = titles.flatMap(namesOnCard);
      for (const { source, matches } of controls) {
        for (const name of names.filter(matches)) confused.add(`${source} finds “${name}” on day ${day}`);
      }
    }
    expect([...confused]).toEqual([]);
  });
});

/** The titles of the day's featured listings, in each language that they have. */
function listFeatured(date: string): string[] {
  const start = rotationStart(date);
  return featured
    .toSorted((one, other) => distance(one.rotation, start) - distance(other.rotation, start))
    .slice(0, SHOWN)
    .flatMap(({ titles }) => titles.filter((title) => title !== ""));
}

const distance = (rotation: number, start: number) => (rotation - start + 2 ** 31) % 2 ** 31;

/** The expressions that a journey finds pressable elements by. */
function readControls(journey: string) {
  const source = readFileSync(fileURLToPath(new URL(`../e2e/${journey}.e2e.ts`, import.meta.url)), "utf8");
  const found = source.matchAll(
    /getByRole\("(?:button|link)", (?<options>\{ name: (?:"(?<text>[^"]*)"|\/(?<pattern>.*?)\/u)(?<exact>, exact: true)? \})\)/gu,
  );
  return [...found].map(({ groups }) => ({
    source: groups?.options ?? "",
    matches: toMatcher({
      name: groups?.text ?? new RegExp(groups?.pattern ?? "", "u"),
      exact: groups?.exact !== undefined,
    }),
  }));
}

/** Matches a name as Playwright does. */
function toMatcher({ name, exact }: { name: string | RegExp; exact: boolean }) {
  return (other: string) => {
    if (name instanceof RegExp) return name.test(other);
    return exact ? other === name : other.toLowerCase().includes(name.toLowerCase());
  };
}
