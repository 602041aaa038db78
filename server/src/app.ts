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
import { findMembership, isMember } from "./features/memberships/memberships.queries.ts";
import { registerMemberships } from "./features/memberships/memberships.routes.ts";
import { createMemberships } from "./features/memberships/memberships.usecases.ts";
import { createMessageDeps, createMessages, createOutbox } from "./features/messages/messages.ts";
import { createMetrics } from "./features/metrics/metrics.ts";
import { createPaymentStart, phoneNeededToPay } from "./features/orders/checkout.usecases.ts";
import { createDiscountCodes } from "./features/orders/discount-codes.usecases.ts";
import { createFulfilment } from "./features/orders/fulfilment.usecases.ts";
import { registerOrderAdministration } from "./features/orders/order-administration.routes.ts";
import { createOrderAdministration } from "./features/orders/order-administration.usecases.ts";
import { listOrdersOf } from "./features/orders/orders.queries.ts";
import { registerOrders } from "./features/orders/orders.routes.ts";
import { createOrders } from "./features/orders/orders.usecases.ts";
import { registerPaymentEvents } from "./features/orders/payment-events.routes.ts";
import { createPaymentEvents } from "./features/orders/payment-events.usecases.ts";
import { createSettlement } from "./features/orders/reconciliation.usecases.ts";
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
import { requireViewer, type Viewer } from "./platform/session/viewer.ts";
import { createThrottle } from "./platform/throttle.ts";
import { acceptForms } from "./platform/uploads.ts";

const PICTURE_REFUSALS = {
  wrongKind: POSTING_MESSAGES.pictureKind,
  tooLarge: POSTING_MESSAGES.pictureTooLarge,
  unreadable: POSTING_MESSAGES.pictureUnreadable,
};

const HOUR_SECONDS = 60 * 60;
/** A stolen card is tried out with many small payments: not here. */
const PAYMENT_LIMITS = {
  account: { name: "payments-account", points: 20, seconds: HOUR_SECONDS },
  network: { name: "payments-network", points: 60, seconds: HOUR_SECONDS },
  declines: { name: "payment-declines", points: 10, seconds: 24 * HOUR_SECONDS },
  checkouts: { name: "membership-checkouts", points: 20, seconds: HOUR_SECONDS },
  checks: { name: "order-checks", points: 30, seconds: 60 },
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
  const isMemberNow = (uid: string) => isMember(db, uid, clock.now());

  const requirePayer = async (viewer: Viewer) => {
    if (!(await isPhoneConfirmed(viewer.uid))) throw phoneNeededToPay();
  };
  const runs = createRuns({ db, clock });
  const discountCodes = createDiscountCodes({
    db,
    clock,
    secret: config.secret,
    outbox,
    isMember: (queryable, uid) => isMember(queryable, uid, clock.now()),
    findBuyer: findContact,
    getPayable: runs.getPayable,
  });
  const postings = createPostings({
    db,
    clock,
    files,
    links,
    recordAudit,
    issueDiscount: discountCodes.issueFor,
    isPhoneConfirmed,
    drawPicture: ({ path, field }, widths) => resizePicture({ path, widths, refusals: { field, ...PICTURE_REFUSALS } }),
    readDocumentKind: ({ path, field }) =>
      getDocumentType({ path, refusals: { field, wrongKind: POSTING_MESSAGES.documentKind } }),
  });
  const fulfilment = createFulfilment({
    clock,
    log,
    publicUrl: config.publicUrl,
    outbox,
    recordAudit,
    findBuyer: findContact,
    publish: runs.publish,
    revoke: runs.revoke,
    revokeMembership: (tx, uid) => memberships.revoke(tx, uid),
  });
  const settlement = createSettlement({ db, clock, log, payments, recordAudit, fulfilment });
  const declines = createThrottle(db, PAYMENT_LIMITS.declines);
  const paymentStart = createPaymentStart({
    db,
    clock,
    payments,
    salesTax: config.salesTax,
    discountCodes,
    fulfilment,
    limits: {
      account: createThrottle(db, PAYMENT_LIMITS.account),
      network: createThrottle(db, PAYMENT_LIMITS.network),
      declines,
    },
    requirePayer,
    getPayable: runs.getPayable,
  });
  const orders = createOrders({
    db,
    payments,
    salesTax: config.salesTax,
    sellerTaxNumbers: config.taxNumbers,
    settlement,
    recordAudit,
    checks: createThrottle(db, PAYMENT_LIMITS.checks),
    findBuyer: findContact,
  });
  const memberships = createMemberships({
    db,
    clock,
    log,
    payments,
    publicUrl: config.publicUrl,
    outbox,
    recordAudit,
    limit: createThrottle(db, PAYMENT_LIMITS.checkouts),
    requirePayer,
    findContact,
    findAgent: agents.find,
    saveAgent: agents.save,
    quoteYear: orders.quoteYear,
    openOrder: orders.openMembershipOrder,
    cancelOrder: orders.cancelMembershipOrder,
    payOrder: orders.payMembershipOrder,
  });
  const paymentEvents = createPaymentEvents({
    db,
    clock,
    payments,
    fulfilment,
    settlement,
    declines,
    endSubscriptions: memberships.endSubscriptions,
    prepareMembership: memberships.prepare,
  });
  const orderAdministration = createOrderAdministration({
    db,
    payments,
    recordAudit,
    sellerTaxNumbers: config.taxNumbers,
    fulfilment,
    endSubscriptions: memberships.endSubscriptions,
  });
  await jobs?.schedule({ name: "orders.settlement", cron: "* * * * *", work: settlement.lookAfter });
  await jobs?.schedule({ name: "memberships.checkouts", cron: "* * * * *", work: memberships.lookAfter });

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
    isMember: isMemberNow,
    endSubscription: memberships.endForLeaving,
    withholdListings: (tx, uid) => withholdListings(tx, uid, clock.now()),
    restoreListings: (tx, uid) => giveListingsBack(tx, uid, clock.now()),
    collectData: async (uid) => ({
      agent: (await agents.find(uid)) ?? null,
      membership: (await findMembership(db, uid)) ?? null,
      listings: await listListingsOf(db, uid),
      favourites: await favourites.listOf(uid),
      views: await visits.listOf(uid),
      orders: await listOrdersOf(db, uid),
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

  registerMemberships(api, { memberships, gate });
  registerOrders(api, { orders, paymentStart, discountCodes, gate });
  registerOrderAdministration(api, { administration: orderAdministration, gate: adminGate });
  // In a scope of its own: what is signed are the bytes as they came.
  await api.register(async (scope: Api) => registerPaymentEvents(scope, { paymentEvents }));
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
