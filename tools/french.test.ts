import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { CLAUSES_FR } from "@vestpocket/domain/agreements/clauses-fr";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

interface Translation {
  /** The catalogue and the source. */
  readonly id: string;
  /** The source's name, and its context if it has one. */
  readonly source: string;
  readonly english: string;
  readonly french: string;
}

/** A catalogue's entries: the source's name with its context, and its text. */
function readCatalogue(path: string): Map<string, string> {
  const entries = new Map<string, string>();
  const lines = readFileSync(path, "utf8").matchAll(
    /^(?:msgctxt (".*")\n)?msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gmu,
  );
  const read = (quoted = "") => [...quoted.matchAll(/^"(.*)"$/gmu)].map(([, text]) => text).join("");
  for (const [, context, id, text] of lines) {
    if (read(id) !== "") entries.set(context === undefined ? read(id) : `${read(id)} (${read(context)})`, read(text));
  }
  return entries;
}

function listTranslations(): Translation[] {
  return globSync("locales/fr/*.po", { cwd: root }).flatMap((file) => {
    const name = basename(file);
    const english = readCatalogue(join(root, "locales/en", name));
    return [...readCatalogue(join(root, file))].map(([source, french]) => ({
      id: `${name}: ${source}`,
      source,
      english: english.get(source) || source,
      french,
    }));
  });
}

const translations = listTranslations();

test("a text has the same French in every catalogue, since pages load several and the last would decide", () => {
  const texts = Map.groupBy(translations, ({ source }) => source);
  expect(texts.size).toBeGreaterThan(2_000);
  const ambiguous = [...texts.values()].filter((same) => new Set(same.map(({ french }) => french)).size > 1);
  expect(ambiguous, "give one of them a context").toEqual([]);
});

const agreement = Object.values(CLAUSES_FR).flatMap(({ heading, text }) => [heading, text]);

const frenchTexts = [...translations, ...agreement.map((french) => ({ id: "the standard agreement", french }))];

test.each([
  ["no space before ?, ! and ;", /\s[?!;]/u],
  ["a space that does not break before a colon", /[^\u00a0\s\d/]:(?=\s|$)|[^\S\u00a0]:(?=\s|$)/u],
  ["spaces that do not break inside quotation marks", /«(?!\u00a0)|(?<!\u00a0)»/u],
  [
    "spaces that do not break within numbers and before what they count",
    /\d (?=\d{3}(?!\d))|[\d}] (?=[$%]|(?:Mo|Go|ko|km|s)(?![\p{L}’]))/u,
  ],
])("French as it is set in Quebec has %s", (_, wrong) => {
  expect(translations.length).toBeGreaterThan(2_000);
  expect(frenchTexts.filter(({ french }) => wrong.test(french)).map(({ id, french }) => `${id}: ${french}`)).toEqual(
    [],
  );
});

test.each([
  [/\bdeal rooms?\b/iu, /salles? de données/iu],
  [/\bcertificates?\b/iu, /certificat/iu],
  [/\bbrokerages?\b/iu, /agence/iu],
])("one word has one translation: %s is %s", (term, translation) => {
  const named = translations.filter(({ english }) => term.test(english));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ french }) => !translation.test(french)).map(({ id, french }) => `${id}: ${french}`)).toEqual(
    [],
  );
});
