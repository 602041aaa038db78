import { CATEGORY_TYPES, type CategoryType } from "../categories/categories.schema.ts";
import type { ListingType } from "../listings/listings.terms.ts";
import { createMatcher } from "../searches/query/matchers.ts";
import type { Reading } from "../searches/query/pieces.ts";
import type { FoundKind } from "./find-kind.ts";
import { rangeOf } from "./listing-reading.ts";
import type { Statement } from "./match-amounts.ts";
import { rangeOfStatement } from "./to-prices.ts";

interface Known {
  readonly named: FoundKind | undefined;
  readonly statements: readonly Statement[];
  readonly listingType: ListingType | undefined;
}

/** What a text lists, with what its figures say of it: a listing with a herd's quota is a dairy farm. */
export function guessKind(reading: Reading, { named, statements, listingType }: Known): FoundKind | undefined {
  const find = (...keys: string[]) => statements.find(({ of }) => keys.some((key) => of?.[0] === key));
  const as = (type: FoundKind["type"], subtype: string, statement: Statement): FoundKind => ({
    ...{ type, subtype },
    from: named?.from ?? rangeOfStatement(reading, statement),
  });
  const isFarm = named === undefined || named.type === "Farm & Agricultural";
  const quota = find("quotaKgDay") ?? statements.find(({ amount }) => amount.unit === "kg");
  if (isFarm && named?.subtype === undefined && quota !== undefined)
    return as("Farm & Agricultural", "Dairy Farms", quota);
  const revenue = find("grossRevenue", "cashFlow", "employees");
  const isTrade =
    named?.type === "Commercial" && (named.subtype === "Automotive" || named.subtype === "Food & Beverage");
  if (isTrade && revenue !== undefined && listingType !== "rent") {
    const subtype = named.subtype === "Automotive" ? "Auto-Related" : named.subtype;
    return { ...named, type: "Sale of Business", subtype };
  }
  // A shop that pays rent and has sales is a business.
  const sales = find("grossRevenue", "cashFlow");
  if (named?.subtype === "Retail" && sales !== undefined && find("rent") !== undefined && listingType === "sale") {
    return { ...named, type: "Sale of Business", subtype: undefined };
  }
  const yields = find("netOperatingIncome", "capRate");
  if (named?.subtype === "Hotels & Cottages" && yields !== undefined && listingType !== "rent") {
    return { ...named, type: "Investment Properties", subtype: "Hotels & Motels" };
  }
  const units = statements.find(({ of, label }) => label !== undefined && of?.[0] === "numberOfUnits");
  const isHousing =
    units?.label &&
    /^(?:logement|log|appartement|apartment|plex)$/u.test(reading.tokens[units.label.start]?.word ?? "");
  if (
    units !== undefined &&
    isHousing &&
    (named === undefined ||
      ((named.type === "Investment Properties" || named.type === "Commercial") && named.subtype === undefined))
  ) {
    return as("Investment Properties", "Multi-Family", units);
  }
  const rooms = find("privateOffices", "meetingRooms");
  if (named?.type === "Office" && named.subtype === undefined && rooms !== undefined)
    return { ...named, subtype: "Professional Office" };
  const share = find("shareOffered");
  if (share !== undefined && (named === undefined || named.type === "Sale of Business") && isShares(reading, share)) {
    return as("Merger & Acquisitions", nameShare(share.amount.value), share);
  }
  return (
    withSignals(reading, named) ??
    (named === undefined && find("truckLevelDoors", "clearHeightFeet") !== undefined
      ? industrial(reading, find("truckLevelDoors", "clearHeightFeet"))
      : named)
  );
}

const industrial = (reading: Reading, statement: Statement | undefined): FoundKind | undefined =>
  statement && { type: "Industrial", subtype: undefined, from: rangeOfStatement(reading, statement) };

const nameShare = (percent: number) =>
  percent === 100 ? "Full Business Buyout" : percent > 50 ? "Majority Share Purchase" : "Partnership";

const isShares = ({ tokens }: Reading, { label }: Statement) =>
  /^(?:share|part|action|stake|equity|participation|of|de|des|du|the|ownership|interest)$/u.test(
    tokens[label?.start ?? 0]?.word ?? "",
  );

const SIGNALS = createMatcher([
  [{ en: "resale, transfer fee", fr: "revente, frais de transfert" }, "Franchise Resale"],
  [{ en: "online, shopify, amazon, e commerce, ecommerce", fr: "en ligne" }, "Remote/Digital Business"],
  [{ en: "professional office, professional", fr: "professionnel" }, "Professional Office"],
] as const);
const FRANCHISES = "Franchises & New Business Opportunities";

/** Words that say which subtype, once the type is known. */
function withSignals(reading: Reading, named: FoundKind | undefined): FoundKind | undefined {
  if (named === undefined) return undefined;
  const signals = new Set<string>();
  let early: number | undefined;
  for (let at = 0; at < reading.tokens.length; at++) {
    const value = SIGNALS(reading.tokens, at)?.value;
    if (value === undefined) continue;
    signals.add(value);
    if (value === "Remote/Digital Business" && at < 6) early ??= at;
  }
  if (named.type === FRANCHISES && named.subtype === undefined && signals.has("Franchise Resale"))
    return { ...named, subtype: "Franchise Resale" };
  if (named.type === "Office" && named.subtype === undefined && signals.has("Professional Office"))
    return { ...named, subtype: "Professional Office" };
  const isStore = named.type === "Commercial" || (named.type === "Sale of Business" && named.subtype === undefined);
  if (early !== undefined && isStore)
    return { type: FRANCHISES, subtype: "Remote/Digital Business", from: rangeOf(reading, early, early + 1) };
  return undefined;
}

/** What was entered counts more than what the text says. */
export function chooseEntered(
  guessed: FoundKind | undefined,
  { type, subtype }: { readonly type: string; readonly subtype: string },
): FoundKind | undefined {
  const entered = CATEGORY_TYPES.find((each): each is CategoryType => each === type);
  if (entered === undefined) return guessed;
  const isSame = guessed?.type === entered && (subtype === "" || guessed.subtype === subtype);
  return isSame ? guessed : { type: entered, subtype: subtype || undefined, from: { start: 0, end: 0 } };
}
