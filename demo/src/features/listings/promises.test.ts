import { expect, test } from "vitest";
import { buildDemo } from "../../demo.ts";
import { namedListingId } from "./dated-listing.ts";
import { POCKET_LISTINGS } from "./pocket-listings.ts";

/** What only a listing with an agreement and a deal room can promise. */
const PROMISES =
  /\bNDAs?\b|non-disclosure|confidentiality agreement|data ?room|deal room|on signing|memorandum|information package|(?:particulars|details|statements|financials|address|name)[^.]{0,40} (?:on request|after|once)[^.]{0,30}(?:agree|sign|request)|entente de confidentialité|(?:sous|après)(?: une?)? (?:courte )?entente|entente signée|signature d['’]une|salle de (?:données|transaction)|trousse|(?:détails|renseignements|états financiers|adresse|nom)[^.]{0,40} sur demande/iu;

const { listings } = buildDemo({ listings: 1_560, now: new Date("2026-11-20T12:00:00Z") });
const withAgreement = new Set(Object.values(POCKET_LISTINGS).map((listing) => namedListingId(listing)));

/** What readers see of a listing, in both languages, with the texts of its form. */
const textsOf = ({ title, description, otherTitle, otherDescription, features }: (typeof listings)[number]) =>
  [title, description, otherTitle, otherDescription, ...Object.values(features)].flat().map(String).join("\n");

test("only listings with an agreement speak of one, or of what opens after it", () => {
  const promising = listings.filter((listing) => !withAgreement.has(listing.id) && PROMISES.test(textsOf(listing)));
  expect(promising.map((listing) => PROMISES.exec(textsOf(listing))?.[0])).toEqual([]);
});

test("every listing with an agreement says so in each of its languages", () => {
  for (const { description, otherDescription } of Object.values<{ description: string; otherDescription?: string }>(
    POCKET_LISTINGS,
  )) {
    for (const text of [description, otherDescription ?? description]) expect(text).toMatch(PROMISES);
  }
});
