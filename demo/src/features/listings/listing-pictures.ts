import { CATEGORIES, findCategory, findSubtype } from "@vestpocket/domain/categories/categories.schema";
import type { Random } from "@vestpocket/domain/shared/random";
import { drawListingPicture, LISTING_VIEWS, type ListingView } from "./listing-picture.ts";
import type { DemoListing } from "./listings.demo.ts";

/** Drawings per subtype. Listings share them, since drawing one for each would make the first start slow. */
const PICTURES_PER_SUBTYPE = 8;
/** Share of the listings without pictures: their owners keep the place confidential. */
const SHARE_WITHOUT_PICTURES = 0.06;

/** Every drawing that the demo's listings use, by the key it is stored under. */
export function* drawPictures(): Generator<{ key: string; svg: string }> {
  for (const { slug: category, subtypes } of CATEGORIES) {
    for (const { slug: subtype } of subtypes) {
      for (let seed = 0; seed < PICTURES_PER_SUBTYPE; seed += 1) {
        for (const view of LISTING_VIEWS) {
          yield {
            key: toKey({ category, subtype, seed, view }),
            svg: drawListingPicture({ category, subtype, seed, view }),
          };
        }
      }
    }
  }
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
  if (!category || !subtype) throw new Error(`the demo has no drawings of ${listing.type}, ${listing.subtype}`);
  const seed = listing.pictureSeed % PICTURES_PER_SUBTYPE;
  return LISTING_VIEWS.map((view) => toKey({ category: category.slug, subtype: subtype.slug, seed, view }));
}

function toKey(picture: { category: string; subtype: string; seed: number; view: ListingView }): string {
  return `demo/${picture.category}/${picture.subtype}/${picture.seed}-${picture.view}.svg`;
}
