import { disclose } from "@vestpocket/domain/disclosure/disclosing.rules";
import { buildTeaser } from "@vestpocket/domain/listings/teaser-views.rules";
import type { Teaser } from "@vestpocket/domain/listings/teasers.schema";
import { maySeeListing } from "@vestpocket/domain/listings/visibility.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { validate as isUuid } from "uuid";
import { translate } from "../../platform/language.ts";
import { isOpenBySigning } from "./agreeing.usecases.ts";
import type { ListingDeps } from "./listings.deps.ts";
import { listingNotFound } from "./listings.failures.ts";
import { findProperty, type PropertyRow } from "./listings.queries.ts";
import { findBrokerage, listTeased } from "./teasers.queries.ts";

export type TeaserDeps = Pick<ListingDeps, "db" | "clock" | "links" | "findWayIn">;

/** A sitemap has at most 50,000 addresses, and each page has one in each language (https://www.sitemaps.org/protocol.html). */
const LISTED_MAX = 25_000;

/** What everyone may know about a listing. Throws Failure 404 unless it is active and its owner wants a public page. */
export async function readTeaser(deps: TeaserDeps, id: string): Promise<Teaser> {
  const teaser = await findTeaser(deps, id);
  if (teaser === undefined) throw listingNotFound();
  return teaser;
}

async function findTeaser(deps: TeaserDeps, id: string): Promise<Teaser | undefined> {
  const { db, clock } = deps;
  const listing = isUuid(id) ? await findProperty(db, id) : undefined;
  const isShown = listing && maySeeListing({ viewer: undefined, listing, now: clock.now() });
  if (!isShown) return undefined;
  return (await teaseListing(deps, { listing, toPicture: deps.links.toPicture })) ?? undefined;
}

interface Teased {
  readonly listing: PropertyRow;
  readonly toPicture: (token: string) => string;
}

/** A listing's public page as visitors get it, and in its owner's preview; null if it has none. */
export async function teaseListing(
  { db, clock, findWayIn }: Pick<TeaserDeps, "db" | "clock" | "findWayIn">,
  { listing, toPicture }: Teased,
): Promise<Teaser | null> {
  if (listing.teaser === "off") return null;
  const [brokerageName, isAsked] = await Promise.all([
    listing.postedAs === "agent" ? findBrokerage(db, listing.ownerId) : null,
    mayAsk(listing) ? isOpenBySigning({ findWayIn }, listing.id) : true,
  ]);
  return buildTeaser(listing, { brokerageName, isAsked, now: clock.now(), translate, toPicture });
}

/** Whether some readers have to sign, if there is an agreement. */
const mayAsk = (listing: PropertyRow) => disclose(listing, "public").withheld.some(({ needs }) => needs === "nda");

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
