import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { findLocatedCity, listCitiesByDistance } from "@vestpocket/domain/places/places.rules";
import { toCityKey } from "@vestpocket/domain/searches/criteria.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import { validate as isUuid } from "uuid";
import type { SearchDeps } from "./searches.deps.ts";
import { findOriginal, listSimilar } from "./similar.queries.ts";

/** How far from a listing's city others still count as near. */
const NEAR_KM = 100;

/** Active listings like this one (product.md §6.12). Throws Failure 404 for one that is not public. */
export async function listSimilarCards(
  { db, clock, listCards, listingNotFound }: SearchDeps,
  { id, language }: { id: string; language: Language },
): Promise<ListingCard[]> {
  const now = clock.now();
  const original = isUuid(id) ? await findOriginal(db, { id, now }) : undefined;
  if (original === undefined) throw listingNotFound();
  const { measure } = original;
  if (measure === null) return [];
  const center = findLocatedCity(original);
  const places = center === undefined ? [] : listCitiesByDistance(center.at, NEAR_KM).map(toCityKey);
  const likeness = { original: { ...original, measure }, places, now };
  return listCards(await db.read((on) => listSimilar(on, likeness)), language);
}
