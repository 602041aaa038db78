import { LANGUAGES, type Language } from "@vestpocket/domain/shared/text";
import type { Kind } from "./texts.schema.ts";
import { findTexts } from "./texts.ts";

/** No kind of the English table is the same. */
const NONE = -1;

/** By subtype: for each kind of the French table, which one of the English table it is. */
const ENGLISH_KINDS: Readonly<Record<string, readonly number[]>> = {
  "commercial/retail": [0, 1, 2, 3, 4, 5, 7, NONE, 9],
  "commercial/shopping-medical-centers": [0, 1, 3, 4, 2, NONE],
  "commercial/hotels-cottages": [NONE, 1, 2, 3, 4, NONE],
  "commercial/automotive": [0, 1, 2, 3, 4, 5],
  "commercial/hospitality": [0, 1, 2, 3, 6, 5],
  "commercial/food-beverage": [0, 1, 2, 3, 4, 5],
  "commercial/entertainment-event-venues": [0, 1, 2, 3, 4, 5, 6],
  "office/professional-office": [0, 1, 2, 3, 6, 5, 7],
  "office/medical-dental": [0, 1, 2, 4, 6, 7],
  "industrial/manufacturing": [0, 1, 2, 3, 4, 6],
  "industrial/warehousing": [0, 1, 2, 3, 4, 6, 7],
  "industrial/distribution": [0, 1, 2, 3, 4, 6],
  "industrial/industrial-condo": [0, 1, 2, 3, 4, 6],
  "land/farm-lands": [0, 1, 3, 5, NONE],
  "land/residential-lands": [0, 1, 2, 3, 4, 6],
  "land/industrial-lands": [0, 1, 2, 3, 4, 5],
  "land/quarry-gravel-lands": [0, 1, 2, 3, 4],
  "investment/multi-family": [1, 0, 3, 4, NONE, 6],
  "investment/income-producing-retail": [0, 1, 2, 4, 5, 6],
  "investment/office-buildings": [0, 1, 2, 3, 4, 5],
  "investment/hotels-motels": [0, 1, 2, 3, 4, 5],
  "business/service-industry": [0, 1, 2, 3, 4, 5, 6, 7, 10, 11],
  "business/auto-related": [0, 1, 2, 3, 4, 5, 6, 8, 9],
  "business/food-beverage": [0, 1, 2, 3, 4, 5, 6, 7, NONE, NONE, 10],
  "business/health-wellness": [0, 1, 2, 3, 4, 5, 6, 7, 8, 10],
  "farm/dairy-farms": [0, 1, 2, 3, NONE],
  "farm/livestock-farms": [0, 1, 2, 3, 5, 6],
  "farm/cash-crop-farms": [0, 1, 3, 4, 6],
  "farm/hobby-farms-greenhouses": [0, 1, 2, 3, NONE, 4, 6],
  "merger/full-business-buyout": [0, 1, 2, 3, 4, 5, 7, 8, 9, 10],
  "merger/majority-share-purchase": [0, 1, 2, 3, 4, 5, 7, 8, 9, 10],
  "merger/partnership": [0, 1, 2, 3, 4, 6, 7, 8, 9],
  "merger/distressed-asset-sale": [0, 1, 2, 3, 4, 5, 6],
  "franchise/new-franchise-territory": [0, 1, 2, 3, 4, 5, 6, 7],
  "franchise/franchise-resale": [0, 1, 2, 3, 4, 6, 7, 8, 10],
  "franchise/pop-up-seasonal-location": [0, 1, 2, 3, 4, 5, 7, 9],
  "franchise/remote-digital-business": [0, 1, 2, 3, 4, 5, 6, 9],
};

/** The same kind of a subtype in that language; undefined if its table has none. */
export function findTwin(key: string, { kind, language }: { kind: Kind; language: Language }): Kind | undefined {
  const [english, french] = LANGUAGES.map((each) => findTexts(each, key).kinds) as [readonly Kind[], readonly Kind[]];
  const pairs = ENGLISH_KINDS[key] ?? [];
  if (language === "en") return english[pairs[french.indexOf(kind)] ?? NONE];
  const at = english.indexOf(kind);
  return at === NONE ? undefined : french[pairs.indexOf(at)];
}
