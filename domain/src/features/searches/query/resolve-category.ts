import type { CategoryType } from "../../categories/categories.schema.ts";
import type { SearchFilter } from "../searches.schema.ts";
import type { CategoryTerms } from "./category-terms.ts";

/** A category, and the subtype if it is known. */
export interface Kind {
  readonly type: CategoryType;
  readonly subtype?: string | undefined;
}

interface Scope {
  readonly listingType?: SearchFilter["listingType"];
  readonly postedAs?: SearchFilter["postedAs"];
}

/** Categories that decide whatever else is named: a restaurant franchise is a franchise. */
const DECIDING: readonly CategoryType[] = ["Franchises & New Business Opportunities", "Merger & Acquisitions"];

export const isDeciding = ({ type }: Kind) => DECIDING.includes(type);

/** What a word means in a search for sale or for rent; undefined if no category. */
export function kindOf(terms: CategoryTerms, { listingType, postedAs }: Scope): Kind | undefined {
  if (listingType === "rent" && terms.forRent !== undefined) return terms.forRent ?? undefined;
  if (terms.isPremises === true && listingType !== "sale" && postedAs === undefined) return undefined;
  return { type: terms.type, subtype: terms.subtype };
}

/** Two categories that are a subtype of one of them, or of another. */
const TOGETHER: readonly { readonly of: readonly [CategoryType, CategoryType | string]; readonly is: Kind }[] = [
  { of: ["Land & Development", "Industrial"], is: { type: "Land & Development", subtype: "Industrial Lands" } },
  { of: ["Land & Development", "Farm & Agricultural"], is: { type: "Land & Development", subtype: "Farm Lands" } },
  {
    of: ["Investment Properties", "Retail"],
    is: { type: "Investment Properties", subtype: "Income-Producing Retail" },
  },
  { of: ["Investment Properties", "Office"], is: { type: "Investment Properties", subtype: "Office Buildings" } },
  {
    of: ["Investment Properties", "Hotels & Cottages"],
    is: { type: "Investment Properties", subtype: "Hotels & Motels" },
  },
  { of: ["Sale of Business", "Automotive"], is: { type: "Sale of Business", subtype: "Auto-Related" } },
];

export interface Named {
  readonly kind: Kind;
  readonly isWeak: boolean;
}

/** The one category of all that are named, in their order, and the subtype that they make together. */
export function chooseKind(named: readonly Named[]): { kind: Kind; used: ReadonlySet<Named> } | undefined {
  const strong = named.filter(({ isWeak }) => !isWeak);
  const business = named.find(({ kind, isWeak }) => isWeak && kind.type === "Sale of Business");
  const main =
    strong.find(({ kind }) => isDeciding(kind)) ??
    (business && strong.every(({ kind }) => kind.type !== business.kind.type) ? business : undefined) ??
    strong[0] ??
    named.find(({ kind }) => kind.type !== "Commercial") ??
    named[0];
  if (main === undefined) return undefined;
  const partner = named.find((other) => other !== main && joinKinds(main.kind, other.kind) !== undefined);
  const joined = partner && !isDeciding(main.kind) ? joinKinds(main.kind, partner.kind) : undefined;
  if (joined !== undefined && partner !== undefined) return { kind: joined, used: new Set([main, partner]) };
  const alike = named.filter(({ kind }) => kind.type === main.kind.type);
  const subtype = main.kind.subtype ?? alike.find(({ kind }) => kind.subtype !== undefined)?.kind.subtype;
  return {
    kind: { type: main.kind.type, subtype },
    used: new Set(alike.filter(({ kind }) => (kind.subtype ?? subtype) === subtype)),
  };
}

function joinKinds(one: Kind, other: Kind): Kind | undefined {
  const isNamed = ({ type, subtype }: Kind, name: string) => type === name || subtype === name;
  const found = TOGETHER.find(
    ({ of: [first, second] }) =>
      (isNamed(one, first) && isNamed(other, second)) || (isNamed(one, second) && isNamed(other, first)),
  );
  const hasOwn = [one, other].some(({ type, subtype }) => type === found?.is.type && subtype !== undefined);
  return hasOwn ? undefined : found?.is;
}
