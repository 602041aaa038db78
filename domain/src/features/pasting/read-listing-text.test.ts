import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findSubtypeForm } from "../listings/listings.fields.ts";
import type { Terms } from "../searches/query/category-terms.ts";
import { listPhrases } from "../searches/query/matchers.ts";
import { readTokens } from "../searches/query/tokens.ts";
import { QUERY_VOCABULARY as vocabulary } from "../searches/query/vocabulary.ts";
import { CHOICE_TERMS } from "./choice-terms.ts";
import type { PastedListing } from "./pasted-listing.ts";
import { readListingText } from "./read-listing-text.ts";

const read = (text: string) => readListingText(text, { language: "en", vocabulary });
const listFields = ({ fields }: PastedListing) =>
  Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value]));

describe("a pasted text", () => {
  test.each([
    ["$1.2M asking, 6-plex in Laval", { sale: 1_200_000 }],
    ["Entrepôt à louer, 22,50 $ pi² net, TMI 9,75 $", { rent: 22.5, basis: "net", additional: 9.75 }],
    ["Warehouse for lease, $16-$18 psf gross", { rent: 16, basis: "gross" }],
    ["Bureau à louer 2 400 $ par mois semi-brut", { rent: 2_400, basis: "semi_gross" }],
    ["Office for lease, $4,800 + HST per month gross", { rent: 4_800, basis: "gross" }],
    ["Retail for lease, $215/m² net", { rent: 19.97, basis: "net" }],
    ["Land for sale, $2,950 per acre = $472,000", { sale: 472_000 }],
    ["Store for sale $450,000, $80,000 in renovations, rent $2,000/month", { sale: 450_000 }],
  ])("quotes its price: %s", (text, expected) => {
    const { sale, lease } = read(text);
    const rent = lease?.value.kind === "on_request" ? undefined : lease?.value;
    const quoted = {
      ...(sale?.value.kind !== "on_request" && sale && { sale: sale.value.amount }),
      ...(rent && { rent: rent.amount, basis: rent.basis }),
      ...(rent?.additional && { additional: rent.additional.amount }),
    };
    expect(quoted).toEqual(expected);
  });

  test.each([
    [
      "Industrial condo for sale, 22'6\" clear, 2 docks, 1 grade door",
      { clearHeightFeet: 22.5, truckLevelDoors: 2, gradeLevelDoors: 1 },
    ],
    [
      "Industrial condo for sale.\nDocks: 2\nClear height\n24 ft\nPower\n400 A",
      { truckLevelDoors: 2, clearHeightFeet: 24, powerAmps: 400 },
    ],
    ["Industrial condo for sale, 12'x14' door, Unit 7, 2nd floor, June 30, 2026, 600 V", {}],
    [
      "Industrial condo for sale, taxes 41 292 $ (2025), built 1998, renovated 2015",
      { propertyTaxes: 41_292, taxYear: "2025", yearBuilt: 1998 },
    ],
    ["Industrial condo for sale. School taxes $900, assessment $800,000, insurance $4,000", {}],
    ["Industrial condo for sale, 3,100 sf plus 600 sf mezzanine, 400 sf office", { totalArea: 3_100, officeSqFt: 400 }],
    ["Industrial condo for sale. 2 rooms, 40 seats, 100 cows", {}],
    [
      "Industrial condo for sale, gas forced air heating, 12 outdoor stalls, city water, currently vacant",
      { heatingType: "Gas Forced Air", parkingType: "Outside", water: "Municipal", occupancy: "Vacant" },
    ],
    [
      "Entrepôt à vendre. Chauffage : air pulsé au gaz. Stationnement souterrain. Fosse septique. Entièrement loué.",
      {
        heatingType: "Gas Forced Air",
        parkingType: "Underground",
        sewers: "Septic",
        occupancy: "Tenanted",
      },
    ],
    ["Industrial condo for sale, no city water, near a drilled well, vacant unit beside, works well, new roof", {}],
    ["Industrial condo for sale with municipal water and a drilled well", {}],
  ])("states fields of its subtype only: %s", (text, expected) => {
    expect(listFields(read(text))).toEqual(expected);
  });

  test.each([
    "1 100,005 pi²",
    "12,5000 pi²",
    "1,100.005 sf",
    "1250,000 sf",
    "012,500 sf",
    "1 00 000 pi²",
    "500 - 1 100,005 pi²",
  ])("fills nothing from a malformed number, and names it as not understood: %s", (number) => {
    const text = `Condo industriel à vendre, superficie totale ${number}, prix ${number.replace(/ (?:pi²|sf)/u, " $")}`;
    const { fields, sale, unread } = read(text);
    expect([fields, sale]).toEqual([{}, undefined]);
    expect(unread.map(({ start, end }) => text.slice(start, end)).join()).toContain(number.split(" ").at(-2));
  });

  test("decides less where something is entered", () => {
    const text = "Warehouse for lease in Vaughan, 12,500 sf, 22' clear, $16 net";
    const entered = { type: "Office", subtype: "Medical/Dental", listingType: "sale" } as const;
    const reading = readListingText(text, { language: "en", vocabulary, entered });
    expect(listFields(reading)).toEqual({ totalArea: 12_500 });
    expect(reading.lease).toBeUndefined();
  });

  test("keeps what is confidential out of its description", () => {
    const { confidential, contacts, description } = read(
      "Turnkey restaurant in Barrie with a bright dining room. Do not speak to the staff: Casa Verde, 114 Dunlop St E, L4M 1A3. " +
        "Quiet kitchen with new equipment and a loyal clientele. Call Dana at 705-555-0148 or dana@north.example.",
    );
    expect(Object.fromEntries(Object.entries(confidential).map(([key, { value }]) => [key, value]))).toEqual({
      buildingName: "Casa Verde",
      streetAddress: "114 Dunlop St E",
      postalCode: "L4M 1A3",
    });
    expect(contacts).toHaveLength(2);
    expect(description).toBe(
      "Turnkey restaurant in Barrie with a bright dining room. Do not speak to the staff. Quiet kitchen with new equipment and a loyal clientele.",
    );
  });

  test.each([
    "Hamilton, 120 Main St E. Store for lease.",
    "Retail Space For Lease, 120 Main St E",
    "Turnkey bakery, 120 Main St E",
  ])("takes no place and no headline for a name: %s", (text) => {
    expect(Object.keys(read(text).confidential)).toEqual(["streetAddress"]);
  });

  test("names tenants until the list ends", () => {
    const { confidential } = read(
      "Plaza for sale. Tenants: Prairie Dental, Rexford Pharmacy and a coffee chain. NOI $4,000.",
    );
    expect(confidential.tenantNames?.value).toBe("Prairie Dental, Rexford Pharmacy");
  });

  test("names the tags that it does not deny", () => {
    const { includes } = read("Warehouse for lease, sprinklered, no racking included, fenced yard");
    expect(includes.map(({ value }) => value)).toEqual(["Sprinklers", "Fenced yard"]);
  });
});

const NUMBER = fc.oneof(
  fc.integer({ min: 1, max: 60 }).map(String),
  fc.integer({ min: 1_000, max: 9_999_999 }).map((value) => value.toLocaleString("en-CA")),
  fc.integer({ min: 1_000, max: 9_999_999 }).map((value) => value.toLocaleString("fr-CA")),
  fc.double({ min: 0.1, max: 99, noNaN: true }).map((value) => value.toFixed(2)),
  fc.integer({ min: 1950, max: 2026 }).map(String),
);
const WORDS = fc.constantFrom(
  ..."for sale|à louer|warehouse|restaurant|Toronto|à Laval|farm|office|$|sf|pi²|acres|'|clear|docks|net|psf|per month|TMI|taxes|NOI|%|cap|built|units|seats|parking|zoned C2|stationnement|loyer|prix|M|k|m²|ha|(|)|:|,|.|\n|-|plus|lot|of|de".split(
    "|",
  ),
);
const TEXT = fc.array(fc.oneof(NUMBER, WORDS), { maxLength: 40 }).map((parts) => parts.join(" "));
/** The same texts on every run. */
const SEED = 48;
/** 'k' and 'M', and the units that values are stored in. */
const FACTORS = [1, 1_000, 1_000_000].flatMap((multiple) =>
  [1, 43_560, 10.7639, 3.28084, 2.47105, 107_639, 12, 12 / 10.7639, 1 / 10.7639, 1 / 43_560].map(
    (unit) => multiple * unit,
  ),
);

/** Whether one of a text's numbers, in some unit, is the value. */
function states(words: string, value: number): boolean {
  const quote = words.replaceAll(/\s/gu, " ");
  const written = [...quote.matchAll(/\d{1,3}(?: \d{3})+|\d+(?:[.,]\d+)*/gu), ...quote.matchAll(/\d+(?:[.,]\d+)*/gu)];
  const numbers = written.flatMap(([match]) => [
    match.replaceAll(/[ .,]/gu, ""),
    match.replaceAll(" ", "").replace(",", "."),
    match.replaceAll(",", ""),
  ]);
  const feet = /(\d+)\D{1,3}(\d+)/u.exec(quote);
  const all = [...numbers.map(Number), ...(feet ? [Number(feet[1]) + Number(feet[2]) / 12] : [])];
  return all.some((number) =>
    FACTORS.some((factor) => Math.abs(number * factor - value) <= Math.max(0.006, value * 0.005)),
  );
}

/** Whether words are one of the terms of a choice. */
function names(words: string, terms: Terms = {}): boolean {
  const phrase = readTokens(words).map(({ word }) => word);
  return listPhrases(terms).some((term) => term.join(" ") === phrase.join(" "));
}

test("a filled value occurs in the words that it came from, which are of the text, and its subtype has the field", () => {
  fc.assert(
    fc.property(TEXT, (text) => {
      const { fields, sale, lease, type, subtype } = read(text);
      const quote = (from: readonly { start: number; end: number }[]) =>
        from.map(({ start, end }) => text.slice(start, end)).join(" ");
      for (const [key, { value, from }] of Object.entries(fields)) {
        expect(quote(from).trim(), key).not.toBe("");
        if (typeof value === "number") expect(states(quote(from), value), `${key} ${value}: ${quote(from)}`).toBe(true);
        else if (key in CHOICE_TERMS) expect(names(quote(from), CHOICE_TERMS[key]?.[value]), quote(from)).toBe(true);
        else expect(text.replaceAll(/\s+/gu, " ")).toContain(value);
        if (type && subtype) {
          expect(findSubtypeForm(type.value, subtype.value)?.fields.map((field) => field.key)).toContain(key);
        }
      }
      if (sale && sale.value.kind !== "on_request") expect(states(quote(sale.from), sale.value.amount)).toBe(true);
      if (lease && lease.value.kind !== "on_request") expect(states(quote(lease.from), lease.value.amount)).toBe(true);
    }),
    { numRuns: 300, seed: SEED },
  );
});

test("any text is read", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 100 }), (text) => void read(text)),
    { numRuns: 100, seed: SEED },
  );
});
