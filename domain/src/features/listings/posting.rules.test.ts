import { expect, test } from "vitest";
import { problemsOf } from "../../shared/problems.ts";
import { CONFIDENTIAL_FIELDS } from "../disclosure/disclosure.fields.ts";
import { buildListing } from "./listings.factory.ts";
import { findSubtypeForm } from "./listings.fields.ts";
import { readListing } from "./posting.rules.ts";

const INVISIBLE = ["\u200b", "\u202e", "\u2800", "\u3164", "\u{e0041}", "\ufe0f", "\u00ad", "\u0007", "\ufeff"];

const { features: _, price, ...LISTING } = buildListing();
const TEXT_FIELDS = findSubtypeForm(LISTING.type, LISTING.subtype)?.fields.filter(({ kind }) => kind === "text") ?? [];

const VALID: Readonly<Record<string, string>> = { exactLocation: "45.5, -73.6", postalCode: "H2X 1Y4" };

/** A listing with such characters in every text, or with nothing else in it. */
function read(character: string, isAlone = false) {
  const write = (text: string) =>
    isAlone ? character.repeat(20) : `${character}${text.replace(" ", `${character} `)}`;
  const text = write("Oven room");
  const details = {
    ...{ ...LISTING, price: String(price), keywords: ["corner", text] },
    ...{ title: text, description: text, otherTitle: text, otherDescription: text },
    fields: Object.fromEntries(TEXT_FIELDS.map(({ key }) => [key, text])),
    confidential: Object.fromEntries(CONFIDENTIAL_FIELDS.map(({ key }) => [key, write(VALID[key] ?? "Oven room")])),
  };
  return readListing(details, 2026);
}

test.each(INVISIBLE)("a listing's text of nothing but %j is no text", (character) => {
  const problems = problemsOf(read(character, true));
  expect(problems).toMatchObject({ title: { id: "listings.title_required" } });
  const named = TEXT_FIELDS.map(({ key }) => `fields.${key}`);
  expect(Object.keys(problems).sort()).toEqual([...named, "title"].sort());
  expect(named.length).toBeGreaterThan(0);
});

// A blank Braille cell becomes a space.
test.each(INVISIBLE.filter((each) => each !== "\u2800"))(
  "no text of a listing has %j once it is saved",
  (character) => {
    const reading = read(character);
    expect(problemsOf(reading)).toEqual({});
    expect(JSON.stringify(reading)).not.toContain(character);
    expect(JSON.stringify(reading)).toContain('["corner","Oven room"]');
  },
);
