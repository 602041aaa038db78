import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const french = fileURLToPath(new URL("../locales/fr/", import.meta.url));

/** Titles that Quebec reserves to the holders of its licences, and the former one. */
const PROTECTED = /courti(?:er|ère)s?|agente?s? immobili(?:er|ère)|agences? immobilière/iu;

/** Written about the profession and the law, and not about a member: general texts, policies and legal rules. */
const GENERAL = ["compliance.po", "legal.po", "resources.po"];

/** Elsewhere: what the poster declares of themselves, the profession, and the label that says in full that nothing is checked. */
const ALLOWED = [
  /^Agents: check with your regulator first\./u,
  /^I declare that I am a registered real estate agent/u,
  /^Visitors and search engines then see/u,
  /^Buyers, sellers, tenants, landlords and agents/u,
  /^Listed by agent \(licence not checked\)$/u,
  /^resources\.real-estate-agents$/u,
  /^What agents find here/u,
];

interface Entry {
  readonly file: string;
  readonly id: string;
  readonly text: string;
}

function* listEntries(): Generator<Entry> {
  for (const file of globSync("*.po", { cwd: french })) {
    for (const entry of readFileSync(french + file, "utf8").split("\n\n")) {
      const [, id, text] = /^msgid "(.*)"\nmsgstr "(.*)"$/mu.exec(entry) ?? [];
      if (id !== undefined && text !== undefined) yield { file: basename(file), id, text };
    }
  }
}

test("French calls no member by a protected title: it is theirs only once an administrator has checked the licence", () => {
  const entries = [...listEntries()];
  expect(entries.length).toBeGreaterThan(2_000);
  const titled = entries.filter(
    ({ file, id, text }) =>
      PROTECTED.test(text) && !GENERAL.includes(file) && !ALLOWED.some((allowed) => allowed.test(id)),
  );
  expect(titled.map(({ id, text }) => ({ id, text }))).toEqual([]);
});

test("the general texts do not call the directory or a listing's poster by one either", () => {
  for (const { file, text } of listEntries()) {
    if (!GENERAL.includes(file) || file === "legal.po") continue;
    expect(text).not.toMatch(/répertoire des courtiers|annoncée par un courtier/iu);
  }
});
