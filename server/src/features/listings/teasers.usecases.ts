import { disclose, listSeenPictures, withoutAgreement } from "@vestpocket/domain/disclosure/disclosing.rules";
import { POSTER_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import { isSecret } from "@vestpocket/domain/disclosure/levels.rules";
import { maySeeListing } from "@vestpocket/domain/listings/listings.rules";
import type { Teaser } from "@vestpocket/domain/listings/teasers.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { validate as isUuid } from "uuid";
import { isOpenBySigning } from "./agreeing.usecases.ts";
import type { ListingDeps } from "./listings.deps.ts";
import { listingNotFound } from "./listings.failures.ts";
import { findProperty } from "./listings.queries.ts";
import { findBrokerage, listTeased } from "./teasers.queries.ts";
import { toTeaser } from "./teasers.views.ts";

export type TeaserDeps = Pick<ListingDeps, "db" | "clock" | "links" | "findWayIn">;

/** A sitemap has at most 50,000 addresses, and each page has one in each language (https://www.sitemaps.org/protocol.html). */
const LISTED_MAX = 25_000;

/** What everyone may know about a listing. Throws Failure 404 unless it is active and its owner wants a public page. */
export async function readTeaser(deps: TeaserDeps, id: string): Promise<Teaser> {
  const teaser = await findTeaser(deps, id);
  if (teaser === undefined) throw listingNotFound();
  return teaser;
}

async function findTeaser({ db, clock, links, findWayIn }: TeaserDeps, id: string): Promise<Teaser | undefined> {
  const now = clock.now();
  const listing = isUuid(id) ? await findProperty(db, id) : undefined;
  const isShown = listing?.teaser !== "off" && listing && maySeeListing({ viewer: undefined, listing, now });
  if (!isShown) return undefined;
  // If members may not know the poster, the brokerage must not reveal them to everyone.
  const isNamed = listing.postedAs === "agent" && !isSecret(POSTER_KEY, listing.levels);
  const brokerageName = isNamed ? await findBrokerage(db, listing.ownerId) : null;
  const shown = disclose(listing, "public");
  const isAsked =
    shown.withheld.some(({ needs }) => needs === "nda") && !(await isOpenBySigning({ findWayIn }, listing.id));
  const withheld = isAsked ? withoutAgreement(shown.withheld) : shown.withheld;
  const [cover] = listSeenPictures(listing.pictures ?? [], { audience: "public", teaser: listing.teaser });
  return toTeaser(shown, {
    brokerageName,
    cover: cover?.token,
    withheld,
    now,
    links,
  });
}

/** The content of the page at a path; undefined if there is none. */
export async function findTeaserPage(
  deps: TeaserDeps,
  path: string,
): Promise<{ path: string; data: Teaser } | undefined> {
  const id = path.slice(`${paths.teaser()}/`.length).toLowerCase();
  const data = await findTeaser(deps, id);
  return data && { path: paths.teaser(data.id), data };
}

/** The paths of public pages, of the newest listings. */
export async function listTeaserPaths({ db, clock }: TeaserDeps): Promise<string[]> {
  const ids = await listTeased(db, { now: clock.now(), limit: LISTED_MAX });
  return ids.map((id) => paths.teaser(id));
}
