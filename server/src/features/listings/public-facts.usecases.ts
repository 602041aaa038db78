import { disclose } from "@vestpocket/domain/disclosure/disclosing.rules";
import { isQuoted } from "@vestpocket/domain/disclosure/splitting.rules";
import { findText } from "@vestpocket/domain/listings/listing-texts.rules";
import { PROVINCE_CODES } from "@vestpocket/domain/places/places.provinces";
import { cityLabel, findProvince, PROVINCE_LABELS } from "@vestpocket/domain/places/places.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { translate } from "../../platform/language.ts";
import type { ListingDirectoryDeps } from "./listings.deps.ts";
import { findListing, findProperty } from "./listings.queries.ts";

/** Offered once, and not taken away by an administrator. */
const WAS_OFFERED: readonly string[] = ["active", "paused", "expired", "closed"];

/** What everyone may know of a listing that was published, for who was given a link to its figures; undefined for others. */
export async function findPublicFacts(
  { db }: Pick<ListingDirectoryDeps, "db">,
  { id, language }: { id: string; language: Language },
) {
  const [row, listing] = await Promise.all([findProperty(db, id), findListing(db, id)]);
  if (row === undefined || listing === undefined || !WAS_OFFERED.includes(row.status)) return undefined;
  const read = disclose(row, "public");
  const { type, city, province } = read;
  const name = findText(read, language)?.title ?? read.title;
  const known = findProvince(province);
  const provinceName = known ? translate(language, PROVINCE_LABELS[PROVINCE_CODES[known.name]]) : province;
  const place = `${cityLabel(city, language)}, ${provinceName}`;
  return { id, name, type, place, province, publishedAt: listing.publishedAt, hasOpenPrice: isQuoted(read) };
}
