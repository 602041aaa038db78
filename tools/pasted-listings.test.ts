import { readFileSync } from "node:fs";
import type { PastedListing } from "@vestpocket/domain/pasting/pasted-listing";
import { readListingText } from "@vestpocket/domain/pasting/read-listing-text";
import { listFields } from "@vestpocket/domain/pasting/to-fields";
import { QUERY_VOCABULARY as vocabulary } from "@vestpocket/domain/searches/query/vocabulary";
import { expect, test } from "vitest";

interface Sample {
  readonly text: string;
  readonly expect: Readonly<Record<string, unknown>>;
}

const readSamples = (name: string): Sample[] =>
  readFileSync(new URL(`../domain/src/features/pasting/${name}-samples.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Sample);
const read = (text: string) => readListingText(text, { language: "en", vocabulary });

/** The facts of a nested object by their path: 'lease.additional.amount'. A list is one fact of which any value is right. */
function listFacts(value: unknown, path = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => listFacts(inner, path === "" ? key : `${path}.${key}`));
}

const toPlain = ({ fields, confidential, ...listing }: PastedListing) => {
  const values = (found: object) => Object.fromEntries(Object.entries(found).map(([key, { value }]) => [key, value]));
  const { type, subtype, listingType, city, province, sale, lease } = listing;
  const known = Object.entries({ type, subtype, listingType, city, province, sale, lease }).filter(
    ([, found]) => found,
  );
  return { ...values(Object.fromEntries(known)), fields: values(fields), confidential: values(confidential) };
};

const isRight = (wanted: unknown, found: unknown) =>
  [wanted]
    .flat()
    .some((each) => (typeof each === "number" ? Math.abs(each - Number(found)) <= each * 0.005 : each === found));

/** What a text states that the form gets, and prices that it states but the form gets otherwise. */
function judge({ text, expect: expected }: Sample): { missing: string[]; wrong: string[]; facts: number } {
  const found = read(text);
  const facts = new Map(listFacts(toPlain(found)));
  const kind = found.type && found.subtype && { type: found.type.value, subtype: found.subtype.value };
  const has = kind && listFields(kind as Parameters<typeof listFields>[0]);
  const wanted = listFacts(expected).filter(
    ([path]) => has === undefined || !path.startsWith("fields.") || has.has(path.slice("fields.".length)),
  );
  const prices = ["sale", "lease"].filter((price) => !(price in expected) && facts.has(`${price}.amount`));
  return {
    facts: wanted.length,
    missing: wanted.filter(([path]) => !facts.has(path)).map(([path]) => path),
    wrong: [
      ...wanted.filter(([path, value]) => facts.has(path) && !isRight(value, facts.get(path))).map(([path]) => path),
      ...prices,
    ],
  };
}

test.each([
  ["given", 1],
  ["tuned", 1],
  ["held-out", 0.95],
])("of the %s samples, the form gets a share of %d of the stated facts, and none wrong", (name, least) => {
  const judged = readSamples(name).map((sample) => ({ ...judge(sample), text: sample.text.slice(0, 60) }));
  expect(judged.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  const facts = judged.reduce((sum, each) => sum + each.facts, 0);
  const missing = judged.reduce((sum, each) => sum + each.missing.length, 0);
  expect(1 - missing / facts, JSON.stringify(judged.filter((each) => each.missing.length > 0))).toBeGreaterThanOrEqual(
    least,
  );
});

/** Milliseconds of the thread's own time, so that what else the machine does decides nothing. */
function measure(text: string): number {
  const times = Array.from({ length: 2 }, () => {
    const before = process.threadCpuUsage();
    read(text);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

const FOUR_PAGES = 14_000;
const texts = ["given", "tuned", "held-out"].flatMap((name) => readSamples(name).map(({ text }) => text)).join("\n");

test("four pages are read in 50 ms", () => {
  const pages = texts.repeat(2).slice(0, FOUR_PAGES);
  expect(pages).toHaveLength(FOUR_PAGES);
  expect(measure(pages)).toBeLessThanOrEqual(50);
});

/** What makes a reader try again and again: beginnings without their end, and long runs of the same. */
const HOSTILE = [
  ..." |a|1|1 000 |$|$1 |Tenants: |A |A, |mille |cent |.|. |\n|a@b.c |@|www.|12 Ab |Unit |(|\"|'|22'6\" |zoned |C-2 ".split(
    "|",
  ),
  ..."taxes 2025 |TMI $4 |4 per 1000 |toronto |à |- |E |1-|½|12x14 |514 555 0|\t|12 rue de la |https://|Lot 1 234 567, ".split(
    "|",
  ),
];

test("a hostile text four times as long takes about four times as long", () => {
  for (const part of HOSTILE) {
    const [short, long] = [5_000, 20_000].map((length) => measure(part.repeat(length).slice(0, length)));
    expect(long, JSON.stringify(part)).toBeLessThanOrEqual(Math.max(40, (short ?? 0) * 12));
  }
});
