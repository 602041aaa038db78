import { createAccess } from "./features/access/access.ts";
import { createAccountDirectory, createAccounts } from "./features/accounts/accounts.ts";
import { createAgents } from "./features/agents/agents.ts";
import { createAgreementDirectory, createAgreements } from "./features/agreements/agreements.ts";
import { createApprovals } from "./features/approvals/approvals.ts";
import { createAudit } from "./features/audit/audit.ts";
import { createCompliance } from "./features/compliance/compliance.ts";
import { createConfirmations } from "./features/confirmations/confirmations.ts";
import { createEvidence } from "./features/evidence/evidence.ts";
import { createFavourites } from "./features/favourites/favourites.ts";
import { createInquiries } from "./features/inquiries/inquiries.ts";
import { createListingDirectory, createListings } from "./features/listings/listings.ts";
import { createLookups } from "./features/lookups/lookups.ts";
import { createMandates } from "./features/mandates/mandates.ts";
import { createMarkets } from "./features/markets/markets.ts";
import { createMemberships } from "./features/memberships/memberships.ts";
import { createMessages, createStreams } from "./features/messages/messages.ts";
import { createMetrics } from "./features/metrics/metrics.ts";
import { createNotes } from "./features/notes/notes.ts";
import { createNotifications } from "./features/notifications/notifications.ts";
import { createOperators } from "./features/operators/operators.ts";
import { createOrderBook, createOrders } from "./features/orders/orders.ts";
import { createPasskeyDirectory, createPasskeys, removePasskeysOf } from "./features/passkeys/passkeys.ts";
import { createPasting } from "./features/pasting/pasting.ts";
import { createPhones } from "./features/phones/phones.ts";
import { createPresets } from "./features/presets/presets.ts";
import { createPush } from "./features/push/push.ts";
import { createReports } from "./features/reports/reports.ts";
import { createSavedSearches } from "./features/saved-searches/saved-searches.ts";
import { createSearches } from "./features/searches/searches.ts";
import { createSessions } from "./features/sessions/sessions.ts";
import { createSuggestions } from "./features/suggestions/suggestions.ts";
import { createTickets } from "./features/tickets/tickets.ts";
import { createTranslations } from "./features/translations/translations.ts";
import { openDealRooms } from "./open-deal-rooms.ts";
import { openDesk } from "./open-desk.ts";
import { openPlatform, type PlatformDeps } from "./open-platform.ts";
import type { Api } from "./platform/http/api.ts";
import { notFound } from "./platform/http/failure.ts";
import { registerHealth } from "./platform/http/health.ts";
import { registerSecurityContact } from "./platform/http/security-contact.ts";
import { registerSite } from "./platform/http/site.ts";
import { registerSandboxPages } from "./platform/payments/sandbox-pages.ts";
import { purgeThrottles } from "./platform/throttle.ts";

/** What the app needs; tests pass their own. */
export interface AppDeps extends PlatformDeps {
  /** The payment sandbox, if it replaces the provider. */
  readonly sandboxUrl?: string | undefined;
  /** Whether to serve pages as well as the API; tests name their own folder. */
  readonly hasSite: boolean | { readonly build: string };
}

/** The wiring diagram: opens the platform, then registers each feature by name. */
export async function buildApp({ sandboxUrl, hasSite, ...deps }: AppDeps): Promise<Api> {
  const { platform, messageDeps, postedForms } = await openPlatform(deps);
  const { api, config, db } = platform;
  await purgeThrottles(platform);
  const audit = await createAudit(platform);
  const { disownStreams, ...streams } = createStreams(messageDeps);
  const passkeys = createPasskeyDirectory(platform);
  const acceptPasskey = passkeys.acceptConfirmation;
  const { findContact, isPhoneConfirmed, listAdministrators, tellAdministrators, toProfilePictureUrl, ...directory } =
    createAccountDirectory(platform, { acceptPasskey });
  const sessions = await createSessions(platform, { ...directory, passkeys });
  await createPasskeys(platform, {
    findContact,
    requireReauthentication: directory.requireReauthentication,
    requireOpenSession: sessions.requireOpen,
    markSecondFactor: sessions.markSecondFactor,
  });
  const phones = await createPhones(platform, { ...directory, requireOpenSession: sessions.requireOpen });
  const { serveDecisions, ...approvals } = await createApprovals(platform, { findContact, tellAdministrators });
  const listings = createListingDirectory(platform);
  const tickets = await createTickets(platform, { tellAdministrators });
  const agents = await createAgents(platform, {
    tellAdministrators,
    toPictureUrl: toProfilePictureUrl,
    listCardsOf: listings.listCardsOf,
  });
  const agreements = createAgreementDirectory(platform);
  const access = await createAccess(platform, { ...listings, ...agreements, ...approvals, findContact });
  const inquiries = createInquiries(platform, { ...listings, ...access, findContact });
  const evidence = await createEvidence(platform, { isRoomSound: agreements.isRoomSound });
  await createAgreements(platform, {
    ...access,
    requestStamp: evidence.requestStamp,
    findContact,
    findAgent: agents.find,
    getVisibleListing: listings.getVisible,
    requireOwnListing: listings.requireOwn,
    lockNeed: listings.lockNeed,
    requireReauthentication: directory.requireReauthentication,
  });
  const dealRooms = await openDealRooms(platform, { ...listings, ...access, ...agreements, findContact });
  createCompliance(platform, { ...agreements, getOwnListing: listings.getOwnChecked, findAgent: agents.find });
  const orderBook = createOrderBook(platform, { findContact });
  const memberships = await createMemberships(platform, {
    ...orderBook,
    findContact,
    findAgent: agents.find,
    saveAgent: agents.save,
  });
  const orders = await createOrders(platform, {
    ...approvals,
    findContact,
    getPayableListing: listings.getPayable,
    listPayable: listings.listPayable,
    publishListing: (tx, paid) => listings.publish(access, tx, paid),
    revokeListing: listings.revoke,
    isMember: memberships.isMember,
    getCustomer: memberships.getCustomer,
    revokeMembership: memberships.revoke,
    restoreMembership: memberships.restore,
    listAdministrators,
    endSubscriptions: memberships.endSubscriptions,
    recordUnheardYears: memberships.recordUnheardYears,
    prepareMembershipEvent: memberships.prepareEvent,
  });
  serveDecisions({ refund: orders.refundApproved, inspection: access.inspectApproved });

  const { listCards, getVisible } = listings;
  const { visits, ...desk } = await openDesk(platform, listings);
  const searches = await createSearches(platform, { ...listings, noteShown: visits.noteShown });
  const favourites = createFavourites(platform, { listCards, requireVisible: getVisible });
  const savedSearches = await createSavedSearches(platform, { ...listings, findContact, ...streams });
  const sought = { ...listings, ...streams, ...searches, ...savedSearches, findContact, findAgent: agents.find };
  const mandates = await createMandates(platform, sought);
  const messages = await createMessages(platform, { messageDeps, findContact, ...savedSearches });
  const { remove: removeListing, teaserPage } = await createListings(platform, {
    findContact,
    isPhoneConfirmed,
    findReader: access.findReader,
    findNeeds: access.findNeeds,
    findDecisions: access.findDecisions,
    findAudience: access.findAudience,
    noteReveal: access.noteReveal,
    findWayIn: access.findWayIn,
    requireAgreement: access.requireAgreement,
    countRequests: access.countWaiting,
    countInRooms: dealRooms.countWaiting,
    issueDiscount: orders.issueDiscountCode,
    endUnpaidOrder: orders.endUnpaid,
    noteVisit: visits.note,
    markDay: visits.markDay,
  });
  await createConfirmations(platform, {
    findContact,
    requireOwnListing: listings.requireOwn,
    confirmListing: (tx, confirmed) => listings.confirm(access, tx, confirmed),
    lapseListing: listings.lapse,
  });
  const markets = createMarkets(platform);
  await createSuggestions(platform);
  createTranslations(platform);
  createPasting(platform);
  const presets = createPresets(platform);
  const needed = { findContact, tellAdministrators, removeListing, getVisibleListing: getVisible };
  const reports = await createReports(platform, { ...needed, ...inquiries });

  const notes = createNotes(platform);
  const notifications = await createNotifications(platform, { findContact });
  const push = await createPush(platform);
  // In the order in which an account's data is exported, and left when it is deleted: listings last.
  const holders = [
    ...[agents, memberships, access, favourites, savedSearches, mandates, agreements, ...desk.parts, orders, inquiries],
    ...[...dealRooms.parts, reports, presets, tickets, notes, notifications, push, sessions, passkeys, messages, audit],
    listings,
  ];
  await createAccounts(platform, {
    phones,
    sessions,
    acceptPasskey,
    removePasskeys: removePasskeysOf,
    disownStreams,
    isMember: (uid) => memberships.isMember(db, uid),
    readStanding: agents.readStanding,
    noteNewName: agents.noteNewName,
    leaveMembership: memberships.leave,
    stopRenewal: memberships.stopRenewal,
    withholdListings: listings.withhold,
    restoreListings: (tx, uid) => listings.restoreWithheld(access.requireAgreement, tx, uid),
    personalData: holders.map(({ personalData }) => personalData),
  });
  if (sandboxUrl !== undefined) await registerSandboxPages(api, sandboxUrl);
  createLookups(platform);
  createMetrics(platform, { flushSearches: searches.flushCounts });
  registerHealth(platform, { ...messages, ...savedSearches });
  registerSecurityContact(api, platform);
  const renderedPages = [markets.page, teaserPage, ...createOperators(platform).pages];
  const { publicUrl, payments, mapTiles } = config;
  const site = { publicUrl, takesStripe: payments !== undefined, tilesUrl: mapTiles?.url, postedForms, renderedPages };
  if (hasSite) await registerSite(api, hasSite === true ? site : { ...site, ...hasSite });
  else
    api.setNotFoundHandler(() => {
      throw notFound();
    });
  return api;
}
