import { createFinder, foldText, type Message, toSlug } from "../../shared/text.ts";

/** A category of listings as stored and sent, with its subtypes in the pickers' order. */
export interface Category {
  readonly type: string;
  /** Stable spelling for file names, icons and message ids. */
  readonly slug: string;
  readonly subtypes: readonly Subtype[];
}

export interface Subtype {
  readonly name: string;
  readonly slug: string;
}

function subtypes(...names: string[]): Subtype[] {
  return names.map((name) => ({ name, slug: toSlug(name) }));
}

/** The nine categories and their 37 subtypes (product.md §3). A subtype's name is unique within its category only. */
export const CATEGORIES = [
  {
    type: "Commercial",
    slug: "commercial",
    subtypes: subtypes(
      "Retail",
      "Shopping & Medical Centers",
      "Hotels & Cottages",
      "Automotive",
      "Hospitality",
      "Food & Beverage",
      "Entertainment & Event Venues",
    ),
  },
  { type: "Office", slug: "office", subtypes: subtypes("Professional Office", "Medical/Dental") },
  {
    type: "Industrial",
    slug: "industrial",
    subtypes: subtypes("Manufacturing", "Warehousing", "Distribution", "Industrial Condo"),
  },
  {
    type: "Land & Development",
    slug: "land",
    subtypes: subtypes("Farm Lands", "Residential Lands", "Industrial Lands", "Quarry & Gravel Lands"),
  },
  {
    type: "Investment Properties",
    slug: "investment",
    subtypes: subtypes("Multi-Family", "Income-Producing Retail", "Office Buildings", "Hotels & Motels"),
  },
  {
    type: "Sale of Business",
    slug: "business",
    subtypes: subtypes("Service Industry", "Auto-Related", "Food & Beverage", "Health & Wellness"),
  },
  {
    type: "Farm & Agricultural",
    slug: "farm",
    subtypes: subtypes("Dairy Farms", "Livestock Farms", "Cash Crop Farms", "Hobby Farms & Greenhouses"),
  },
  {
    type: "Merger & Acquisitions",
    slug: "merger",
    subtypes: subtypes("Full Business Buyout", "Majority Share Purchase", "Partnership", "Distressed Asset Sale"),
  },
  {
    type: "Franchises & New Business Opportunities",
    slug: "franchise",
    subtypes: subtypes(
      "New Franchise Territory",
      "Franchise Resale",
      "Pop-up/Seasonal Location",
      "Remote/Digital Business",
    ),
  },
] as const satisfies readonly Category[];

export type CategoryType = (typeof CATEGORIES)[number]["type"];
export type CategorySlug = (typeof CATEGORIES)[number]["slug"];

export const CATEGORY_TYPES: readonly CategoryType[] = CATEGORIES.map((category) => category.type);

const FRANCHISES: CategoryType = "Franchises & New Business Opportunities";

/** Whether franchise laws may apply to listings of this category (product.md §17.1). */
export const isFranchise = (type: string): boolean => type === FRANCHISES;

/** The label of each category in the pickers. Two of them differ from the stored name (product.md §3). */
export const CATEGORY_LABELS: Readonly<Record<CategorySlug, Message>> = {
  commercial: /*i18n*/ { id: "categories.commercial", message: "Commercial" },
  office: /*i18n*/ { id: "categories.office", message: "Office" },
  industrial: /*i18n*/ { id: "categories.industrial", message: "Industrial" },
  land: /*i18n*/ { id: "categories.land", message: "Land & Development" },
  investment: /*i18n*/ { id: "categories.investment", message: "Investment Property" },
  business: /*i18n*/ { id: "categories.business", message: "Sale Of Business" },
  farm: /*i18n*/ { id: "categories.farm", message: "Farm & Agricultural" },
  merger: /*i18n*/ { id: "categories.merger", message: "Merger & Acquisitions" },
  franchise: /*i18n*/ { id: "categories.franchise", message: "Franchises & New Business Opportunities" },
};

/** The label of each category on a listing: the stored name. */
export const LISTING_TYPE_LABELS: Readonly<Record<CategorySlug, Message>> = {
  ...CATEGORY_LABELS,
  investment: /*i18n*/ { id: "categories.listing.investment", message: "Investment Properties" },
  business: /*i18n*/ { id: "categories.listing.business", message: "Sale of Business" },
};

export const UNKNOWN_TYPE: Message = /*i18n*/ { id: "searches.unknown_type", message: "Unknown category." };

const OTHER_SPELLINGS: ReadonlyMap<string, CategoryType> = new Map([["investment property", "Investment Properties"]]);
const findAmongCategories = createFinder(CATEGORIES, ({ type }) => type);
const findAmongSubtypes: ReadonlyMap<string, (name: string) => Subtype | undefined> = new Map(
  CATEGORIES.map(({ type, subtypes }) => [type, createFinder<Subtype>(subtypes, ({ name }) => name)]),
);

/** The category of this name, as the pickers or the data spell it, in any case; undefined if there is none. */
export function findCategory(spelling: string): (typeof CATEGORIES)[number] | undefined {
  return findAmongCategories(OTHER_SPELLINGS.get(foldText(spelling)) ?? spelling);
}

/** The subtype of this name in a category, in any case; undefined if there is none. */
export function findSubtype(category: Category, name: string): Subtype | undefined {
  return findAmongSubtypes.get(category.type)?.(name);
}

/** The key under which a subtype's icon, form and label are kept: 'commercial/food-beverage'. */
export function subtypeKey(category: Pick<Category, "slug">, subtype: Subtype): string {
  return `${category.slug}/${subtype.slug}`;
}
