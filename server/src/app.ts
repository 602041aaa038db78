import { maySeeListing } from "@vestpocket/domain/listings/listings.rules";
import { POSTING_MESSAGES } from "@vestpocket/domain/listings/posting.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Logger } from "pino";
import { createAccountDirectory, createAccounts } from "./features/accounts/accounts.ts";
import { createAgents } from "./features/agents/agents.ts";
import { createAudit, createRecordAudit } from "./features/audit/audit.ts";
import { createFavourites } from "./features/favourites/favourites.ts";
import { createInquiries } from "./features/inquiries/inquiries.ts";
import { createFileLinks } from "./features/listings/file-links.ts";
import { listFilesInUse } from "./features/listings/listing-files.queries.ts";
import { createListingLives } from "./features/listings/listing-lives.ts";
import {
  deleteListingsOf,
  listActiveRowsOf,
  listCardRows,
  listListingsOf,
} from "./features/listings/listings.queries.ts";
import { registerListings } from "./features/listings/listings.routes.ts";
import { listingNotFound, toCard } from "./features/listings/listings.views.ts";
import { registerPostingForms, registerPostings } from "./features/listings/posting.routes.ts";
import { createPostings } from "./features/listings/posting.usecases.ts";
import { giveListingsBack, withholdListings } from "./features/listings/removals.queries.ts";
import { registerRemovals } from "./features/listings/removals.routes.ts";
import { createRemovals } from "./features/listings/removals.ts";
import { createRuns } from "./features/listings/runs.ts";
import { getVisibleListing } from "./features/listings/visibility.ts";
import { createMemberships } from "./features/memberships/memberships.ts";
import { createMessageDeps, createMessages, createOutbox } from "./features/messages/messages.ts";
import { createMetrics } from "./features/metrics/metrics.ts";
import { createOrderBook, createOrders } from "./features/orders/orders.ts";
import { createPhones } from "./features/phones/phones.ts";
import { createSearches } from "./features/searches/searches.ts";

import { createFindViewer, createSessions } from "./features/sessions/sessions.ts";
import { createTickets } from "./features/tickets/tickets.ts";

import { createVisits } from "./features/visits/visits.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import type { Database } from "./platform/database/database.ts";
import { getDocumentType } from "./platform/documents.ts";
import { openFileStore } from "./platform/files/open-file-store.ts";
import { sweepFiles } from "./platform/files/sweep.ts";
import { createForms } from "./platform/forms.ts";
import type { Api } from "./platform/http/api.ts";
import { registerDocumentation } from "./platform/http/documentation.ts";
import { notFound } from "./platform/http/failure.ts";
import { registerHealth } from "./platform/http/health.ts";
import { createHttp } from "./platform/http/http.ts";
import { createServe } from "./platform/http/serve.ts";
import { registerSite } from "./platform/http/site.ts";
import type { Jobs } from "./platform/jobs.ts";
import { createMailAccount, createPageUrl } from "./platform/messages/account-mail.ts";
import type { Payments } from "./platform/payments/payments.ts";
import { registerSandboxPages } from "./platform/payments/sandbox-pages.ts";
import { resizePicture } from "./platform/pictures.ts";
import type { Platform } from "./platform/platform.ts";
import { requireAdministrator } from "./platform/session/administrator.ts";
import { requireViewer } from "./platform/session/viewer.ts";
import { acceptForms } from "./platform/uploads.ts";

const PICTURE_REFUSALS = {
  wrongKind: POSTING_MESSAGES.pictureKind,
  tooLarge: POSTING_MESSAGES.pictureTooLarge,
  unreadable: POSTING_MESSAGES.pictureUnreadable,
};

/** What the app is built from; tests give their own. */
export interface Parts {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Database;
  readonly clock: Clock;
  readonly payments: Payments;
  /** The payment sandbox, where it stands in for the provider. */
  readonly sandboxUrl?: string | undefined;
  /** Without them nothing is done in the background by this process. */
  readonly jobs?: Jobs;
  /** Without it only the API is served. */
  readonly hasSite: boolean;
}

/** The wiring diagram: makes the platform, then registers each feature by name. */
export async function buildApp({ config, log, db, clock, payments, sandboxUrl, jobs, hasSite }: Parts): Promise<Api> {
  const api = await createHttp(config, log);
  await registerDocumentation(api, config.publicUrl);
  const files = openFileStore(config);
  const links = createFileLinks(config.secret);
  const recordAudit = createRecordAudit(clock);
  const messageDeps = createMessageDeps({ db, clock, config, log, jobs });
  const outbox = createOutbox(messageDeps);

  const pageUrl = createPageUrl(config.publicUrl);
  const mailAccount = createMailAccount({ outbox, pageUrl });
  const findViewer = createFindViewer({ db, clock, config });
  const serve = createServe(api, findViewer);
  const forms = await createForms(api, { dataDir: config.dataDir, findViewer });
  const platform: Platform = {
    config,
    log,
    db,
    clock,
    files,
    payments,
    jobs,
    api,
    serve,
    forms,
    outbox,
    mailAccount,
    pageUrl,
    recordAudit,
    onClose: (work) => void api.addHook("onClose", work),
  };
  const gate = requireViewer(findViewer);
  const audit = createAudit(platform);
  await createMessages(platform, messageDeps);
  const { findContact, isPhoneConfirmed, toProfilePictureUrl, ...directory } = createAccountDirectory(platform);
  const sessions = createSessions(platform, directory);
  const phones = await createPhones(platform, directory);
  const inquiries = createInquiries(platform, { findContact, listingNotFound });
  const tickets = createTickets(platform);
  const agents = createAgents(platform, {
    toPictureUrl: toProfilePictureUrl,
    listCardsOf: async ({ language, ...wanted }) => {
      const now = clock.now();
      const { rows, total } = await listActiveRowsOf(db, { ...wanted, now });
      return { cards: rows.map((row) => toCard(row, language, now, links.toPicture)), total };
    },
  });
  const adminGate = requireAdministrator(gate);
  const runs = createRuns({ db, clock });
  const orderBook = createOrderBook(platform, { findContact });
  const memberships = await createMemberships(platform, {
    ...orderBook,
    findContact,
    findAgent: agents.find,
    saveAgent: agents.save,
  });
  const orders = await createOrders(platform, {
    findContact,
    getPayableListing: runs.getPayable,
    publishListing: runs.publish,
    revokeListing: runs.revoke,
    isMember: memberships.isMember,
    revokeMembership: memberships.revoke,
    endSubscriptions: memberships.endSubscriptions,
    prepareMembershipEvent: memberships.prepareEvent,
  });

  const postings = createPostings({
    db,
    clock,
    files,
    links,
    recordAudit,
    issueDiscount: orders.issueDiscountCode,
    isPhoneConfirmed,
    drawPicture: ({ path, field }, widths) => resizePicture({ path, widths, refusals: { field, ...PICTURE_REFUSALS } }),
    readDocumentKind: ({ path, field }) =>
      getDocumentType({ path, refusals: { field, wrongKind: POSTING_MESSAGES.documentKind } }),
  });
  const lives = createListingLives({
    db,
    clock,
    publicUrl: config.publicUrl,
    outbox,
    findContact,
  });
  const removals = createRemovals({
    db,
    clock,
    publicUrl: config.publicUrl,
    outbox,
    recordAudit,
    findContact,
  });
  await jobs?.schedule({ name: "listings.lives", cron: "* * * * *", work: lives.lookAfter });
  const listCards = async (ids: readonly string[], language: Language) => {
    const now = clock.now();
    const rows = await listCardRows(db, ids);
    return rows
      .filter((row) => maySeeListing({ viewer: undefined, listing: row, now }))
      .map((row) => toCard(row, language, now, links.toPicture));
  };
  const searches = await createSearches(platform, { listCards });
  const favourites = createFavourites(platform, {
    listCards,
    requireVisible: async (viewer, listingId) => {
      await getVisibleListing({ db, clock }, viewer, listingId);
    },
  });
  const visits = await createVisits(platform, { listCards });

  const accounts = await createAccounts(platform, {
    phones,
    sessions,
    isMember: (uid) => memberships.isMember(db, uid),
    endSubscription: memberships.leave,
    withholdListings: (tx, uid) => withholdListings(tx, uid, clock.now()),
    restoreListings: (tx, uid) => giveListingsBack(tx, uid, clock.now()),
    collectData: async (uid) => ({
      agent: (await agents.find(uid)) ?? null,
      membership: (await memberships.find(uid)) ?? null,
      listings: await listListingsOf(db, uid),
      favourites: await favourites.listOf(uid),
      views: await visits.listOf(uid),
      orders: await orders.listOf(uid),
      inquiries: await inquiries.listOf(uid),
      tickets: await tickets.listOf(uid),
      sessions: await sessions.listOf(uid),
      audit: await audit.listOf(uid),
    }),
    deleteBelongings: async (tx, uid) => {
      await inquiries.leave(tx, uid);
      await deleteListingsOf(tx, uid);
    },
  });

  await jobs?.schedule({
    name: "files.sweep",
    cron: "40 * * * *",
    work: async () => {
      const folders = { ...accounts.folders, listings: (keys: readonly string[]) => listFilesInUse(db, keys) };
      // By the system's time: it is that which files carry.
      const removed = await sweepFiles({ files, folders, now: new Date() });
      if (removed > 0) log.info({ removed }, "removed files that nothing refers to");
    },
  });

  if (sandboxUrl !== undefined) await registerSandboxPages(api, sandboxUrl);
  // In a scope of their own: everywhere else forms are refused.
  await api.register(async (scope: Api) => {
    const receiveForm = await acceptForms(scope, { dataDir: config.dataDir });
    registerPostingForms(scope, { postings, gate, receiveForm });
  });
  registerPostings(api, { postings, gate });
  registerListings(api, { db, clock, gate, files, links, noteVisit: visits.note });
  registerRemovals(api, { removals, gate: adminGate });
  createMetrics(platform, { flushSearches: searches.flushCounts });
  registerHealth(api, { config, db });
  if (hasSite) await registerSite(api, { publicUrl: config.publicUrl, takesStripe: config.payments !== undefined });
  else
    api.setNotFoundHandler(() => {
      throw notFound();
    });
  return api;
}
