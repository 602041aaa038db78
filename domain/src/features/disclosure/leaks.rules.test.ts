import fc from "fast-check";
import { expect, test } from "vitest";
import { POSTER_KEY } from "./disclosure.fields.ts";
import { isDistinctive } from "./distinctive-words.rules.ts";
import { findLeaks, type Leak } from "./leaks.rules.ts";

const SECRETS = [
  { key: "buildingName", value: "Café Émile" },
  { key: "netOperatingIncome", value: "187654" },
  { key: "storeys", value: "2" },
];
const say = ({ label, word }: Leak) => (word === undefined ? label.message : `${label.message}: ${word}`);
const find = (text: string) => findLeaks({ texts: [text], secrets: SECRETS }).map(say);

test.each([
  ["The old CAFE EMILE, two storeys.", ["Building or business name"]],
  ["NOI of $187,654 a year", ["Net Operating Income"]],
  ["RNE de 187 654 $", ["Net Operating Income"]],
  ["Close to M5V 3L9", ["a postal code"]],
  ["Call 416-555-0142 or +1 (416) 555 0142", ["a phone number"]],
  ["Texto au 4165550142", ["a phone number"]],
  ["More on oldmill.ca", ["a web address"]],
  ["Émile serves breakfast", ["Building or business name: Émile"]],
  ["A café in a mill", []],
  ["Write to ada@example.ca, or see https://example.ca", ["an email address", "a web address"]],
  ["Offices at 123 King Street West", ["a street address"]],
  ["RETAIL AT 4500B BLOOR ST. W", ["a street address"]],
  ["Corner of 12 5th Avenue, two doors from 99 St. Clair Ave", ["a street address"]],
  ["Au 123, rue Saint-Denis", ["a street address"]],
  ["Au 4500 chemin de la Côte-des-Neiges", ["a street address"]],
  ["A 10 minute drive; 24 Hour Drive Thru, 2 Lane access road, 3 on Main Street", []],
  ["À 5 minutes du boulevard, 2 places de stationnement, 1 place d’affaires", []],
  ["The gate at 45.5019, -73.5674", ["coordinates on the map"]],
  ["Two storeys, 12,500 sq ft, 2 units, CA$1,876,540 a year", []],
])("“%s” gives away %j", (text, names) => {
  expect(find(text)).toEqual(names);
});

const NAMES = [
  { key: "buildingName", value: "Trattoria Bellavista Restaurant Inc." },
  { key: "sellerName", value: "Giulio d’Ambrosio" },
  { key: "tenantNames", value: "McDonald’s, L’Étoile du Nord" },
  { key: "streetAddress", value: "456 Dunsmuir Street West" },
  { key: POSTER_KEY, value: "O’Brien" },
];

test.each([
  ["bellavista", ["Building or business name: Bellavista"]],
  ["BELLAVISTA’s terrace", ["Building or business name: Bellavista"]],
  ["Bellavista_financials.pdf", ["Building or business name: Bellavista"]],
  ["BellavistaLease2025.pdf", ["Building or business name: Bellavista"]],
  ["the Ambrosio family; d'ambrosio", ["Owner’s identity: d’Ambrosio"]],
  ["Tenant: mcdonalds", ["Tenants’ names: McDonald’s"]],
  ["Beside MCDONALD'S, etoile", ["Tenants’ names: McDonald’s", "Tenants’ names: L’Étoile"]],
  ["Off Dunsmuir, near a west street", ["Street address: Dunsmuir"]],
  ["Ask O'Brien or obrien", ["Who posted the listing"]],
  ["An Italian restaurant, incorporated, in the north, west of the street", []],
])("of names, “%s” gives away %j", (text, found) => {
  expect(findLeaks({ texts: [text], secrets: NAMES }).map(say)).toEqual(found);
});

test("words of the listing’s own city, of categories and legal forms give nobody away", () => {
  const secrets = [{ key: "buildingName", value: "Thunder Bay Retail Holdings Ltd." }];
  expect(findLeaks({ texts: ["Retail in Thunder Bay, held by a holding"], secrets, city: "Thunder Bay" })).toEqual([]);
  expect(
    findLeaks({ texts: ["Toronto offices"], secrets: [{ key: "sellerName", value: "Toronto Offices Ltée" }] }),
  ).toEqual([]);
});

test("a distinctive word of a secret is found in any case, accents and apostrophes, wherever it stands", () => {
  const letters = fc.stringMatching(
    /^[bcdfghjklmnpqrtvwz][aeiouàâéèêëîïôöûü][bcdfghjklmnpqrtvwz][a-zàâéèêëîïôöûüç]{3,8}$/u,
  );
  const word = fc.tuple(fc.constantFrom("", "L’", "d'", "O’"), letters).map(([prefix, rest]) => prefix + rest);
  const disguise = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => text.normalize("NFD").replace(/\p{M}/gu, ""),
    (text) => text.normalize("NFD"),
    (text) => text.replace(/[’']/gu, "\u02BC"),
    (text) => text.replace(/[’']/gu, ""),
    (text) => `${text}’s`,
    (text) => `-${text}_2025.pdf`,
  );
  const key = fc.constantFrom(...NAMES.map((each) => each.key));
  fc.assert(
    fc.property(key, word, disguise, (named, secret, write) => {
      fc.pre(
        isDistinctive(
          secret
            .toLowerCase()
            .replace(/^.*[’']/u, "")
            .normalize("NFD")
            .replace(/\p{M}/gu, ""),
        ),
      );
      const texts = [`Well kept, ${write(secret)} and more`];
      const secrets = [{ key: named, value: `The ${secret} Restaurant Inc.` }];
      expect(findLeaks({ texts, secrets })).not.toEqual([]);
    }),
  );
});
