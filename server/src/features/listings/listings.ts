import type { Purpose } from "@vestpocket/domain/orders/extending.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Language } from "@vestpocket/domain/shared/text";
import { createBoundedCache } from "../../platform/bounded-cache.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { RenderedPage } from "../../platform/http/rendered-pages.ts";
import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { lockNeed } from "./agreeing.usecases.ts";
import { CARD_STAMP } from "./cards.queries.ts";
import { listCards, listCardsIn, listCardsOf } from "./cards.usecases.ts";
import { confirmListing, lapseListing } from "./confirming.usecases.ts";
import { purgeDrafts } from "./drafts.jobs.ts";
import { registerDraftFiles, registerDrafts } from "./drafts.routes.ts";
import { expireListings } from "./expiry.usecases.ts";
import { exportDrafts, exportListings } from "./exporting.usecases.ts";
import { createFileLinks } from "./file-links.tokens.ts";
import { registerListingFiles } from "./files.routes.ts";
import { createCardCache, listKeptCards, listKeptHomeCards } from "./kept-cards.usecases.ts";
import { findDocument, listFilesInUse } from "./listing-files.queries.ts";
import type { listingData } from "./listings.data.ts";
import type { ListingDeps, ListingsNeeds, OneListing, RequireAgreement } from "./listings.deps.ts";
import { listingNotFound } from "./listings.failures.ts";
import { deleteListingsOf, type ListingRow } from "./listings.queries.ts";
import { registerListings } from "./listings.routes.ts";
import { toChecked } from "./listings.views.ts";
import { tellOpenings } from "./openings.jobs.ts";
import { registerOwnListings } from "./own-listings.routes.ts";
import { listOwnMailCards } from "./own-mail-cards.usecases.ts";
import { registerPosting } from "./posting.routes.ts";
import { findPublicFacts } from "./public-facts.usecases.ts";
import { getPayable, listPayable, publishListing, revokeListing } from "./publication.usecases.ts";
import { getOwnListing, getVisibleListing } from "./reading.usecases.ts";
import { registerRemovals } from "./removals.routes.ts";
import { removeListing } from "./removals.usecases.ts";
import { registerTeasers } from "./teasers.routes.ts";
import { findTeaserPage, listTeaserPaths } from "./teasers.usecases.ts";
import { restoreWithheld, withholdListings } from "./withholding.usecases.ts";

/** Search engines fetch the sitemap several times a day. */
const SITEMAP_KEEP_MS = 60 * 1000;

/** For the consistency check of rows and files. */
export { listFilesInUse } from "./listing-files.queries.ts";
export { listOpenSecrets } from "./secrets.queries.ts";

/** What other features may do with listings. Needs none of them. */
export function createListingDirectory({ db, clock, config, recordAudit }: Platform) {
  const deps = { db, clock, config, recordAudit, links: createFileLinks(config.secret), cards: createCardCache() };
  return {
    listingNotFound,
    /** Of `listings l`: a text that changes with everything the listing's card shows. */
    cardStamp: CARD_STAMP,
    /** Like `listCards`, but serialized; takes the listings' current stamps. */
    listKeptCards: (wanted: Parameters<typeof listKeptCards>[1]) => listKeptCards(deps, wanted),
    /** The same for the home page, as members or as visitors see them. */
    listKeptHomeCards: (wanted: Parameters<typeof listKeptHomeCards>[1]) => listKeptHomeCards(deps, wanted),
    /** These listings' cards in order, without those that are not currently public. */
    listCards: (ids: readonly string[], language: Language) => listCards(deps, { ids, language }),
    /** The same within a transaction. */
    listCardsIn: (tx: Queryable, ids: readonly string[], language: Language) =>
      listCardsIn(deps, tx, { ids, language }),
    /** A listing in an e-mail to its owner. */
    listOwnMailCards: (tx: Queryable, wanted: Parameters<typeof listOwnMailCards>[2]) =>
      listOwnMailCards(deps, tx, wanted),
    /** A page of a person's active listings, newest first. */
    listCardsOf: (wanted: Parameters<typeof listCardsOf>[1]) => listCardsOf(deps, wanted),
    /** Throws Failure 404 if the listing does not exist or this person may not see it. */
    async getVisible(
      viewer: Viewer,
      id: string,
    ): Promise<Pick<ListingRow, "ownerId" | "title" | "type" | "province" | "postedAs" | "status" | "expiresAt">> {
      const listing = await getVisibleListing(deps, { viewer, id });
      const { ownerId, title, type, province, postedAs, status, expiresAt } = listing;
      return { ownerId, title, type, province, postedAs, status, expiresAt };
    },
    /** Throws Failure 404 unless it is the viewer's own listing. */
    requireOwn: (
      viewer: Viewer,
      id: string,
    ): Promise<Pick<ListingRow, "id" | "ownerId" | "type" | "province" | "publishedAt">> =>
      getOwnListing(deps, { viewer, id }),
    /** What everyone may know of a listing that was published; undefined for others. */
    findPublic: (id: string, language: Language) => findPublicFacts(deps, { id, language }),
    /** The viewer's own listing as input to the compliance rules. Throws Failure 404 for someone else's. */
    getOwnChecked: async (viewer: Viewer, id: string) => {
      const listing = await getOwnListing(deps, { viewer, id });
      return { ...toChecked(listing), hasDocument: (await findDocument(deps.db, id)) !== undefined };
    },
    getPayable: (viewer: Viewer, id: string, purpose?: Purpose) => getPayable(deps, { viewer, id, purpose }),
    listPayable: (viewer: Pick<Viewer, "uid">, wanted: Parameters<typeof listPayable>[1]["wanted"]) =>
      listPayable(deps, { viewer, wanted }),
    publish: (
      needs: { readonly requireAgreement: RequireAgreement },
      tx: Queryable,
      paid: Parameters<typeof publishListing>[2],
    ) => publishListing({ ...deps, ...needs }, tx, paid),
    lockNeed,
    revoke: revokeListing,
    /** Confirms that a listing is available. Throws Failure 409 if it is neither shown nor lapsed. */
    confirm: (
      needs: { readonly requireAgreement: RequireAgreement },
      tx: Queryable,
      confirmed: Parameters<typeof confirmListing>[2],
    ) => confirmListing({ ...deps, ...needs }, tx, confirmed),
    /** Pauses a listing whose owner did not answer; false if it is not shown. */
    lapse: (tx: Queryable, id: string) => lapseListing(deps, tx, id),
    /** For disabling an account: removes its active listings, and restores them when it is enabled again. */
    withhold: (tx: Queryable, uid: string) => withholdListings(deps, tx, uid),
    restoreWithheld: (requireAgreement: RequireAgreement, tx: Queryable, uid: string) =>
      restoreWithheld({ ...deps, requireAgreement }, tx, uid),
    personalData: {
      exports: { listings: ({ id }) => exportListings(deps, id), drafts: ({ id }) => exportDrafts(deps, id) },
      leave: deleteListingsOf,
    } satisfies PersonalDataOf<typeof listingData>,
  };
}

/** Reading, posting, changing, publishing and removing listings, with their files. */
export async function createListings({ serve, forms, jobs, sweepFolder, ...platform }: Platform, needs: ListingsNeeds) {
  const deps: ListingDeps = { ...platform, ...needs, links: createFileLinks(platform.config.secret) };
  registerListings(serve, deps);
  registerOwnListings(serve, deps);
  registerTeasers(serve, deps);
  registerListingFiles(serve, deps);
  registerPosting(forms, deps);
  registerDrafts(serve, deps);
  registerDraftFiles(forms, deps);
  registerRemovals(serve, deps);
  sweepFolder({ folder: "listings", listUsed: listFilesInUse });
  await jobs?.schedule({ name: "drafts.purge", cron: "15 9 * * *", work: () => purgeDrafts(deps) });
  await jobs?.schedule({ name: "listings.tell-openings", cron: "*/15 * * * *", work: () => tellOpenings(deps) });
  await jobs?.schedule({ name: "listings.expire", cron: "* * * * *", work: () => expireListings(deps) });
  const keepPaths = createBoundedCache<readonly string[]>({ clock: platform.clock, keepMs: SITEMAP_KEEP_MS, max: 1 });
  const teaserPage: RenderedPage = {
    path: paths.teaser(),
    find: (path) => findTeaserPage(deps, path),
    listPaths: () => keepPaths("all", () => listTeaserPaths(deps)),
    // What its owner withdraws is gone with the next request.
    caching: "public, no-cache",
  };
  return {
    /** What everyone may know about a listing, as a page. */
    teaserPage,
    /** Removes a listing and e-mails its owner the reason. Throws Failure 404 or 409. */
    remove: (tx: Queryable, removal: OneListing & { reason: string }) => removeListing(deps, tx, removal),
  };
}
