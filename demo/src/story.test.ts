import { expect, test } from "vitest";
import { buildDemo } from "./demo.ts";
import { ORDERED_LISTINGS } from "./features/listings/ordered-listings.ts";
import { POCKET_LISTINGS } from "./features/listings/pocket-listings.ts";
import { ROOM_DOCUMENTS } from "./features/rooms/rooms.demo.ts";
import { STORY } from "./story.ts";

const LISTINGS: Readonly<Record<string, { readonly daysAgo: number }>> = { ...POCKET_LISTINGS, ...ORDERED_LISTINGS };

test("the story is told in order: nothing happens before its listing is posted and its room is filled, or in the future", () => {
  expect(STORY.map(({ daysAgo }) => daysAgo)).toEqual(STORY.map(({ daysAgo }) => daysAgo).toSorted((a, b) => b - a));
  for (const step of STORY) {
    expect(step.daysAgo, JSON.stringify(step)).toBeGreaterThan(0);
    expect(step.daysAgo, JSON.stringify(step)).toBeLessThan((LISTINGS[step.listing]?.daysAgo ?? 0) - 0.25);
  }
});

test("every confidential listing has documents in its room", () => {
  for (const [name, documents] of Object.entries(ROOM_DOCUMENTS)) expect(documents.length, name).toBeGreaterThan(0);
});

test("the same moment gives the same demo, and a later one the same ids", () => {
  const build = (now: string) => buildDemo({ listings: 60, now: new Date(now) });
  expect(build("2026-11-20T12:00:00Z")).toEqual(build("2026-11-20T12:00:00Z"));
  const idsOf = (now: string) => build(now).listings.map(({ id }) => id);
  expect(idsOf("2027-01-01T00:00:00Z")).toEqual(idsOf("2026-11-20T12:00:00Z"));
});
