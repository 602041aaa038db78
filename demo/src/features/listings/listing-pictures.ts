import {
  CATEGORIES,
  type CategorySlug,
  findCategory,
  findSubtype,
} from "@vestpocket/domain/categories/categories.schema";
import type { Random } from "@vestpocket/domain/shared/random";
import type { DemoListing } from "./listings.demo.ts";

/** In the order of a listing's gallery. The four views of one seed show the same place. */
export const LISTING_VIEWS = ["front", "street", "interior", "plan"] as const;
type ListingView = (typeof LISTING_VIEWS)[number];

interface DemoPicture {
  readonly category: CategorySlug;
  /** The subtype's slug. */
  readonly subtype: string;
  readonly seed: number;
  readonly view: ListingView;
}

/** Places per subtype. Listings share them. */
const PLACES_PER_SUBTYPE = 8;
/** Share of the listings without pictures: their owners keep the place confidential. */
const SHARE_WITHOUT_PICTURES = 0.06;

/** The pictures that the demo's listings use, by the key that each is stored under. */
export function listDemoPictures(): (DemoPicture & { readonly key: string })[] {
  return CATEGORIES.flatMap(({ slug: category, subtypes }) =>
    subtypes.flatMap(({ slug: subtype }) =>
      Array.from({ length: PLACES_PER_SUBTYPE }).flatMap((_, seed) =>
        LISTING_VIEWS.map((view) => {
          const picture = { category, subtype, seed, view };
          return { ...picture, key: toKey(picture) };
        }),
      ),
    ),
  );
}

/** The keys of a listing's pictures in the order of its gallery; some listings have none. */
export function listPictureKeys(
  random: Random,
  listing: Pick<DemoListing, "type" | "subtype" | "pictureSeed">,
): string[] {
  return random.chance(SHARE_WITHOUT_PICTURES) ? [] : toPictureKeys(listing);
}

/** The keys of a listing that has pictures. */
export function toPictureKeys(listing: Pick<DemoListing, "type" | "subtype" | "pictureSeed">): string[] {
  const category = findCategory(listing.type);
  const subtype = category && findSubtype(category, listing.subtype);
  if (!category || !subtype) throw new Error(`the demo has no pictures of ${listing.type}, ${listing.subtype}`);
  const seed = listing.pictureSeed % PLACES_PER_SUBTYPE;
  return LISTING_VIEWS.map((view) => toKey({ category: category.slug, subtype: subtype.slug, seed, view }));
}

function toKey(picture: DemoPicture): string {
  return `demo/${picture.category}/${picture.subtype}/${picture.seed}-${picture.view}.svg`;
}
