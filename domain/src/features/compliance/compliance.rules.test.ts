import { describe, expect, test } from "vitest";
import { CATEGORIES } from "../categories/categories.schema.ts";
import { PROVINCES } from "../places/places.schema.ts";
import { buildChecked } from "./compliance.factory.ts";
import { citeLaw, listFindings, listNotices, RULES, toFindingView } from "./compliance.rules.ts";
import { type CheckedListing, NOTICED_TYPES } from "./compliance.terms.ts";

const write = (description: string, title = "A title") => ({ title, description });

/** For each rule, listings to which it applies and listings to which it does not. */
const CASES: Readonly<Record<string, { finds: Partial<CheckedListing>[]; passes: Partial<CheckedListing>[] }>> = {
  authority: {
    finds: [{ postedAs: undefined }, { postedAs: undefined, province: "Quebec" }],
    passes: [{ postedAs: "agent" }, { postedAs: "owner" }],
  },
  "brokerage-name": {
    finds: [
      { brokerageName: null },
      { brokerageName: " ", province: "Quebec" },
      { brokerageName: "", province: "Alberta", texts: { en: write("Courtage of fish.") } },
      { brokerageName: null, texts: { en: write("Realty taxes $12,000. No brokerage fees.") } },
      { brokerageName: null, texts: { en: write("Offered by Lakeshore Inc., Brokerage.") } },
      { brokerageName: null, province: "Quebec", texts: { fr: write("Rive-Sud inc., agence immobilière") } },
    ],
    passes: [
      { brokerageName: "Courtage Rive-Sud inc.", province: "Quebec" },
      { postedAs: "owner", brokerageName: null },
      { brokerageName: null, province: "Nunavut" },
    ],
  },
  designation: {
    finds: [
      { designation: null, texts: { en: write("A storefront on Brokers Lane.") } },
      { designation: " ", texts: { en: write("A storefront.") } },
      { designation: null, texts: { en: write("Contact your broker. Realtor welcome.") } },
      { designation: null, texts: { en: write("Jane Roe, Sales Representative") } },
      { designation: "Top Producer" },
      { designation: "Realtor", province: "Quebec" },
      { designation: "Agent immobilier", province: "Quebec", language: "fr" },
      { designation: "Agente immobilière", province: "Quebec", language: "fr" },
      { designation: "Broker", province: "Quebec" },
      {
        designation: null,
        province: "Quebec",
        language: "fr",
        texts: { fr: write("Demandez à votre agent immobilier.") },
      },
    ],
    passes: [
      { designation: "Broker of Record", texts: { en: write("A storefront.") } },
      { designation: "Sales Representative" },
      { designation: "REALTOR®" },
      { designation: "Courtière immobilière commerciale", province: "Quebec", language: "fr" },
      { designation: "Courtier immobilier agréé, DA", province: "Quebec", language: "fr" },
      { designation: "Commercial Real Estate Broker", province: "Quebec" },
      { designation: null, postedAs: "owner" },
      { designation: null, province: "Alberta" },
    ],
  },
  "unlicensed-intermediary": {
    finds: [
      "I act for the owner for a 5 % fee; I have no licence.",
      "Acting on behalf of the seller; commission paid on closing.",
      "We represent the vendor and take 3%.",
      "I charge a 4 % commission to the buyer.",
      "A finder’s fee is due on closing.",
      "My commission is payable by the buyer.",
      "Our commission is 2.5% of the price.",
    ]
      .map((text): Partial<CheckedListing> => ({ postedAs: "owner", texts: { en: write(text) } }))
      .concat(
        [
          "J’agis pour le propriétaire moyennant des honoraires de 5 %.",
          "Nous représentons le vendeur, commission de 3 %.",
          "Je demande une commission de 4 % à l’acheteur.",
          "Une commission d’intermédiaire est payable à la clôture.",
          "Mes honoraires sont à la charge de l’acheteur.",
        ].map((text) => ({ postedAs: "owner", language: "fr", texts: { fr: write(text) } })),
      ),
    passes: [
      "No commission. Deal with the owner directly.",
      "Sold by the owner, without a finder’s fee.",
      "No success fee, no referral fees.",
      "Property management fees 3 % of rents.",
      "Condo fees of $400. Franchise fee 5 %.",
      "The insurance office earns commission income of $200,000.",
      "2.5 % commission to a buyer’s agent.",
    ]
      .map((text): Partial<CheckedListing> => ({ postedAs: "owner", texts: { en: write(text) } }))
      .concat(
        [
          "Aucune commission. Vente directe par le propriétaire.",
          "Frais de gestion de 3 %.",
          "Sans commission d’intermédiaire.",
        ].map((text) => ({ postedAs: "owner", language: "fr", texts: { fr: write(text) } })),
        [{ postedAs: "agent", texts: { en: write("I act for the owner for a 5 % fee.") } }],
        [{ postedAs: "owner", province: "Nunavut", texts: { en: write("My commission is 5 %.") } }],
      ),
  },
  "human-rights-wording": {
    finds: [
      { texts: { en: write("Quiet building, no children.") } },
      { texts: { en: write("", "Office suite, Christians only") } },
      { texts: { en: write("No immigrants, please.") }, province: "Yukon" },
      { texts: { en: write("Not suitable for families") } },
      { texts: { fr: write("Logements au-dessus : pas d’enfants.") }, province: "Quebec" },
      { texts: { fr: write("Réservé aux adultes") }, province: "Quebec" },
      { texts: { fr: write("Chrétiens seulement") }, province: "New Brunswick" },
      { texts: { fr: write("Aucun immigrant"), en: write("Nothing wrong here.") } },
    ],
    passes: [
      { texts: { en: write("The café has no children's menu yet.") } },
      { texts: { en: write("No kids menu, no kids area.") } },
      { texts: { en: write("A women's gym beside a Chinese restaurant and a Christian bookstore.") } },
      { texts: { en: write("A daycare for 40 children. Families live nearby.") } },
      { texts: { en: write("Cash only. No wheelchair access to the basement. Piano keys in black and white only.") } },
      { texts: { en: write("The casino noted no Christianson claims.") } },
      { texts: { fr: write("Garderie de 40 enfants, menu pour enfants, boutique pour femmes.") } },
      { texts: { fr: write("Pas d’entreposage, pas de stationnement, aucune rénovation requise.") } },
    ],
  },
  "french-missing": {
    finds: [
      { province: "Quebec", texts: { en: write("A storefront.") } },
      { province: "Quebec", texts: { en: write("A storefront."), fr: write("") } },
      { province: "Quebec", language: "fr", texts: { fr: write("Un local.", " "), en: write("A storefront.") } },
    ],
    passes: [
      { province: "Quebec", language: "fr", texts: { fr: write("Un local commercial.") } },
      { province: "Quebec", texts: { en: write("A storefront."), fr: write("Un local commercial.") } },
      { province: "Quebec", texts: { en: write(""), fr: write("") } },
      { province: "New Brunswick", texts: { en: write("A storefront.") } },
    ],
  },
  "french-shorter": {
    finds: [{ province: "Quebec", texts: { en: write("A storefront on a corner."), fr: write("Un local.") } }],
    passes: [
      { province: "Quebec", texts: { en: write("A storefront."), fr: write("Un local commercial.") } },
      { province: "Quebec", texts: { en: write("A storefront."), fr: write("") } },
      { province: "Ontario", texts: { en: write("A storefront on a corner."), fr: write("Un local.") } },
    ],
  },
  "french-draft": {
    finds: [{ province: "Quebec", machineLanguage: "fr", texts: { en: write("A shop."), fr: write("Un local.") } }],
    passes: [
      { province: "Quebec", machineLanguage: "en", texts: { en: write("A shop."), fr: write("Un local.") } },
      { province: "Quebec", machineLanguage: null },
      { province: "Ontario", machineLanguage: "fr" },
    ],
  },
  "french-document": {
    finds: [{ province: "Quebec", hasDocument: true }],
    passes: [{ province: "Quebec", hasDocument: false }, { province: "Quebec" }, { hasDocument: true }],
  },
  "franchise-disclosure": {
    finds: ["Ontario", "Alberta", "British Columbia", "Manitoba", "New Brunswick", "Saskatchewan"].map((province) => ({
      type: "Franchises & New Business Opportunities",
      subtype: "Franchise Resale",
      province,
    })),
    passes: [
      { type: "Franchises & New Business Opportunities", subtype: "New Franchise Territory", province: "Quebec" },
      { type: "Franchises & New Business Opportunities", subtype: "Pop-up/Seasonal Location" },
      { type: "Sale of Business", subtype: "Food & Beverage" },
    ],
  },
  "franchise-disclosure-if": {
    finds: ["Pop-up/Seasonal Location", "Remote/Digital Business"].map((subtype) => ({
      type: "Franchises & New Business Opportunities",
      subtype,
      province: "Saskatchewan",
    })),
    passes: [
      { type: "Franchises & New Business Opportunities", subtype: "Franchise Resale" },
      { type: "Franchises & New Business Opportunities", subtype: "Remote/Digital Business", province: "Quebec" },
    ],
  },
  "franchise-agreement": {
    finds: [{ type: "Franchises & New Business Opportunities", subtype: "Franchise Resale", agreementKind: "own" }],
    passes: [
      { type: "Franchises & New Business Opportunities", subtype: "Franchise Resale", agreementKind: "standard" },
      { type: "Franchises & New Business Opportunities", subtype: "Franchise Resale" },
      { type: "Commercial", agreementKind: "own" },
    ],
  },
  "farm-land-saskatchewan": {
    finds: [{ type: "Farm & Agricultural", subtype: "Dairy Farms", province: "Saskatchewan" }],
    passes: [{ type: "Farm & Agricultural", subtype: "Dairy Farms", province: "Ontario" }],
  },
  "farm-land-manitoba": {
    finds: [{ type: "Land & Development", subtype: "Farm Lands", province: "Manitoba", listingType: "both" }],
    passes: [{ type: "Land & Development", subtype: "Farm Lands", province: "Manitoba", listingType: "rent" }],
  },
  "farm-land-prince-edward-island": {
    finds: [
      { type: "Farm & Agricultural", subtype: "Livestock Farms", province: "Prince Edward Island" },
      { type: "Land & Development", subtype: "Industrial Lands", province: "Prince Edward Island" },
    ],
    passes: [
      { type: "Commercial", subtype: "Retail", province: "Prince Edward Island" },
      {
        type: "Land & Development",
        subtype: "Industrial Lands",
        province: "Prince Edward Island",
        listingType: "rent",
      },
    ],
  },
  "farm-land-quebec": {
    finds: [{ type: "Farm & Agricultural", subtype: "Cash Crop Farms", province: "Quebec" }],
    passes: [{ type: "Land & Development", subtype: "Industrial Lands", province: "Quebec" }],
  },
  "farm-land-alberta": {
    finds: [
      { type: "Farm & Agricultural", subtype: "Dairy Farms", province: "Alberta" },
      { type: "Land & Development", subtype: "Residential Lands", province: "Alberta" },
    ],
    passes: [{ type: "Farm & Agricultural", subtype: "Dairy Farms", province: "British Columbia" }],
  },
};

const rulesOf = (overrides: Partial<CheckedListing>) =>
  listFindings(buildChecked(overrides)).map(({ rule }) => rule.id);

describe("each rule", () => {
  test("has cases in which it finds something and in which it does not", () => {
    expect(Object.keys(CASES).toSorted()).toEqual(RULES.map(({ id }) => id).toSorted());
    for (const { finds, passes } of Object.values(CASES))
      expect(Math.min(finds.length, passes.length)).toBeGreaterThan(0);
  });

  test.each(RULES.map(({ id }) => id))("%s finds what it is about, and nothing else", (id) => {
    for (const listing of CASES[id]?.finds ?? []) expect(rulesOf(listing), JSON.stringify(listing)).toContain(id);
    for (const listing of CASES[id]?.passes ?? []) expect(rulesOf(listing), JSON.stringify(listing)).not.toContain(id);
  });

  test.each(RULES)("$id cites a law in both languages for every province it covers", ({ laws }) => {
    expect(laws.length).toBeGreaterThan(0);
    const names: string[] = PROVINCES.map(({ name }) => name);
    for (const { act, provinces, site } of laws) {
      expect(Math.min(act.en.length, act.fr.length)).toBeGreaterThan(15);
      expect(names).toEqual(expect.arrayContaining([...(provinces ?? [])]));
      if (site !== undefined) expect(site).toMatch(/^https?:\/\/[a-z0-9.-]+\//u);
    }
  });

  test.each(RULES)("$id says what the law asks and what to do", ({ title, explanation, remedy }) => {
    for (const { message } of [title, explanation, remedy]) expect(message.length).toBeGreaterThan(10);
  });

  test("has a unique id", () => {
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
  });
});

describe("the findings of a listing", () => {
  test("are none for a listing that names its brokerage and its place", () => {
    expect(rulesOf({})).toEqual([]);
  });

  test("begin with what blocks publication, and end with what applies to it", () => {
    const worst = {
      postedAs: undefined,
      subtype: "Franchise Resale",
      texts: { en: write("No families. Jane Roe, Broker.") },
    };
    expect(rulesOf(worst)).toEqual(["authority", "human-rights-wording", "franchise-disclosure"]);
  });

  test("name the field of the text in question, whichever language the form is in", () => {
    const fieldsOf = (overrides: Partial<CheckedListing>) =>
      listFindings(buildChecked({ province: "Quebec", designation: "Real estate broker", ...overrides })).map(
        ({ field }) => field,
      );
    const texts = {
      en: write("No families. Jane Roe, Broker."),
      fr: write("Pas d’enfants, pas d’étrangers. J. Roe, courtière."),
    };
    expect(fieldsOf({ texts: { en: texts.en } })).toEqual(["otherTitle", "description"]);
    expect(fieldsOf({ texts, language: "fr" })).toEqual(["otherDescription"]);
    expect(fieldsOf({ texts: { fr: texts.fr }, language: "fr" })).toEqual(["description"]);
  });

  test("wait for the province", () => {
    expect(rulesOf({ province: "", brokerageName: null, subtype: "Franchise Resale" })).toEqual([]);
  });

  test("are in words, with the writer's own words and the law", () => {
    const say = ({ message, values = {} }: { message: string; values?: Readonly<Record<string, unknown>> }) =>
      message.replace(/\{(\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole));
    const [finding] = listFindings(buildChecked({ texts: { en: write("No Children, no  kids. Jane Roe, Broker.") } }));
    const view = finding && toFindingView(finding, { language: "en", say });
    expect(view).toMatchObject({ rule: "human-rights-wording", severity: "warns", field: "description" });
    expect(view?.explanation).toMatch(/^“No Children, no kids”: /u);
    expect(view?.site).toMatch(/^https:/u);
  });
});

test("a law is cited with its sections, in each language", () => {
  const say = ({ values = {} }: { values?: Readonly<Record<string, unknown>> }) => JSON.stringify(values);
  const law = { act: { en: "An Act", fr: "Une loi" }, sections: ["2", "3", "4"] };
  expect(citeLaw(law, { language: "en", say })).toBe('{"act":"An Act","sections":"2, 3, and 4","count":3}');
  expect(citeLaw(law, { language: "fr", say })).toBe('{"act":"Une loi","sections":"2, 3 et 4","count":3}');
  expect(citeLaw({ act: law.act }, { language: "fr", say })).toBe("Une loi");
});

test("readers are told about a franchise's 14 days and limits to owning farm land, and nothing that concerns only the owner", () => {
  const noticesOf = (listing: Partial<CheckedListing>) =>
    listNotices(buildChecked({ brokerageName: null, ...listing })).map(({ rule }) => rule.id);
  expect(noticesOf({ subtype: "New Franchise Territory" })).toEqual(["franchise-disclosure"]);
  expect(noticesOf({ subtype: "Farm Lands", province: "Quebec" })).toEqual(["farm-land-quebec"]);
  expect(noticesOf({ texts: { en: write("No children") } })).toEqual([]);
  const typesWithNotices = CATEGORIES.filter(({ type, subtypes }) =>
    subtypes.some(({ name }) =>
      PROVINCES.some((province) => noticesOf({ type, subtype: name, province: province.name }).length > 0),
    ),
  ).map(({ type }) => type);
  expect(typesWithNotices.toSorted()).toEqual(NOTICED_TYPES.toSorted());
});
