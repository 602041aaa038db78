import { DOCUMENT_KEY, POSTER_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import { listOpenings } from "@vestpocket/domain/disclosure/openings.rules";
import { isQuoted } from "@vestpocket/domain/disclosure/splitting.rules";
import { pickText } from "@vestpocket/domain/listings/listing-texts.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Queryable } from "../../platform/database/database.ts";
import { translate } from "../../platform/language.ts";
import type { ListingDeps } from "./listings.deps.ts";
import { openingsMail } from "./listings.mails.ts";
import { takeOpenings, type WholeListing } from "./openings.queries.ts";

type OpeningsDeps = Pick<ListingDeps, "db" | "tell" | "findContact">;

/**
 * Tells the owners of confidential listings from before Confidential withheld who posted a listing and its document what
 * members see of them: one email to each owner, ever, whatever process queues it (product.md §5.9).
 */
export async function tellOpenings(deps: OpeningsDeps): Promise<void> {
  for (let isTaken = true; isTaken; ) isTaken = await deps.db.transaction((tx) => tellNext(deps, tx));
}

/** Returns false if there was nothing to tell. */
async function tellNext({ findContact, tell }: OpeningsDeps, tx: Queryable): Promise<boolean> {
  const taken = await takeOpenings(tx);
  if (taken === undefined) return false;
  const owner = await findContact(tx, taken.ownerId);
  if (owner === undefined) return true;
  const open = taken.listings.flatMap((listing) => toOpen(listing, owner.language));
  if (open.length === 0) return true;
  await tell(tx, owner, {
    event: "listing_openings",
    path: paths.myListings(),
    mail: { toContent: (url) => openingsMail({ listings: open, url }) },
  });
  return true;
}

/** A published listing's title and what members see of it; nothing if its owner has meanwhile withheld both. */
function toOpen(listing: WholeListing, language: Language): { title: string; names: string }[] {
  const { levels, features, secrets, pictures, city, keywords } = listing;
  const openings = listOpenings({
    ...{ levels, pictures, city, keywords },
    titles: [listing.title],
    descriptions: [listing.description],
    isPriced: isQuoted(secrets?.terms ?? listing),
    fields: Object.keys(features),
    hasDocument: listing.document !== null,
  });
  const isLeft = openings.some(({ key }) => key === POSTER_KEY || key === DOCUMENT_KEY);
  if (!isLeft || !["active", "paused"].includes(listing.status)) return [];
  const names = openings.map(({ label }) => translate(language, label)).join(", ");
  return [{ title: pickText(listing, language).title, names }];
}
