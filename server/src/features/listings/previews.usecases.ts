import { AUDIENCES } from "@vestpocket/domain/disclosure/disclosure.terms";
import { buildMemberCard, buildVisitorCard } from "@vestpocket/domain/listings/card-views.rules";
import type { Preview } from "@vestpocket/domain/listings/previews.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { validate as isUuid } from "uuid";
import { translate } from "../../platform/language.ts";
import { isOpenBySigning } from "./agreeing.usecases.ts";
import { listCardRows } from "./cards.queries.ts";
import { discloseTo } from "./disclosing.usecases.ts";
import type { ListingDeps, OneListing } from "./listings.deps.ts";
import { listingNotFound } from "./listings.failures.ts";
import { findProperty } from "./listings.queries.ts";
import { pickLinks } from "./listings.views.ts";
import { teaseListing } from "./teasers.usecases.ts";

type PreviewDeps = Pick<ListingDeps, "db" | "clock" | "links" | "findWayIn">;

/**
 * The viewer's own listing as each audience gets it, starting with everyone: built like the responses to its readers'
 * own calls. Throws Failure 404 for someone else's.
 */
export async function previewListing(
  deps: PreviewDeps,
  { viewer: { uid }, id, language }: OneListing & { readonly language: Language },
): Promise<Preview[]> {
  const { db, clock, links } = deps;
  const [listing, [row] = []] = isUuid(id) ? await Promise.all([findProperty(db, id), listCardRows(db, [id])]) : [];
  if (listing === undefined || row === undefined || listing.ownerId !== uid) throw listingNotFound();
  const now = clock.now();
  const toPicture = pickLinks(listing, { now, links });
  const reader = { language, now, translate, toPicture };
  const card = buildMemberCard(row, reader);
  const previews: Preview[] = [
    {
      audience: "public",
      page: await teaseListing(deps, { listing, toPicture }),
      card: buildVisitorCard(row, reader) ?? null,
    },
  ];
  const isAsked = await isOpenBySigning(deps, listing.id);
  const shown = { listing, uid, choices: null, views: null, now, language, links, isAsked };
  for (const audience of AUDIENCES) {
    if (audience === "public") continue;
    previews.push({ audience, page: discloseTo({ ...shown, reader: { audience, inspection: null } }), card });
  }
  return previews;
}
