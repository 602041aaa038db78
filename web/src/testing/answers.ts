import type { AccessStateView, Asker, OwnAccess } from "@vestpocket/domain/access/access.schema";
import { buildAccount } from "@vestpocket/domain/accounts/accounts.factory";
import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import { POLICIES, POLICY_VERSIONS } from "@vestpocket/domain/accounts/policies.rules";
import type { Agent, Owner } from "@vestpocket/domain/agents/agents.schema";
import type { Agreement } from "@vestpocket/domain/agreements/agreements.schema";
import type { Confirmation } from "@vestpocket/domain/confirmations/confirmations.schema";
import { buildAsked, buildListing } from "@vestpocket/domain/listings/listings.factory";
import type { ListingCard, OwnListing, Property } from "@vestpocket/domain/listings/listings.schema";
import type { OwnFigures } from "@vestpocket/domain/listings/own-figures.schema";
import { OWN_FILTERS } from "@vestpocket/domain/listings/own-listings.terms";
import type { Quota } from "@vestpocket/domain/listings/quotas.schema";
import type { Todo } from "@vestpocket/domain/listings/todo.schema";
import { MEMBERSHIP_YEAR_DAYS } from "@vestpocket/domain/memberships/memberships.rules";
import type { Membership } from "@vestpocket/domain/memberships/memberships.schema";
import type { Waiting } from "@vestpocket/domain/metrics/metrics.schema";
import { quoteOrder } from "@vestpocket/domain/orders/orders.rules";
import type { Receipt, SavedCard } from "@vestpocket/domain/orders/orders.schema";
import type { SavedSearch } from "@vestpocket/domain/saved-searches/saved-searches.schema";
import { SAVED_SEARCHES_MAX } from "@vestpocket/domain/saved-searches/saved-searches.terms";
import { emptyDay, emptyTotals, listDays } from "@vestpocket/domain/visits/figures.rules";
import type { ListingFigures, OwnerFigures } from "@vestpocket/domain/visits/figures.schema";

/** What the server sends, valid by default. */

export const UID = "01900000-0000-7000-8000-000000000001";
const SECONDS = Date.parse("2026-11-20T15:00:00Z") / 1000;
const DAY_SECONDS = 24 * 60 * 60;

/** What readers of a listing sign: nothing. */
export const buildAgreement = (overrides: Partial<Agreement> = {}): Agreement => ({
  kind: "none",
  version: 0,
  languages: [],
  signature: null,
  needsApproval: false,
  hasNewer: false,
  asksForPlace: false,
  lacksFrench: false,
  needsTwoFactors: false,
  parties: null,
  ...overrides,
});

/** What is counted about one's own listing: nothing. */
export const buildFigures = (overrides: Partial<OwnFigures> = {}): OwnFigures => ({
  waiting: { requests: 0, questions: 0, offers: 0 },
  views: { total: 0, recent: 0 },
  inquiries: { total: 0, recent: 0, unread: 0 },
  favourites: 0,
  ...overrides,
});

/** A live listing that its owner confirmed a while ago. */
export const buildConfirmation = (overrides: Partial<Confirmation> = {}): Confirmation => ({
  listingId: "01900000-0000-7000-8000-00000000000a",
  title: "Bakery with two ovens",
  state: "current",
  confirmedAt: { seconds: SECONDS },
  pausesOn: null,
  snoozedUntil: null,
  snooze: { from: "2026-11-21", to: "2026-12-20" },
  ...overrides,
});

const FIGURE_DATES = listDays({ days: 30, now: new Date(SECONDS * 1000) });

/** How a listing does that nobody has noticed yet. */
export const buildListingFigures = (overrides: Partial<ListingFigures> = {}): ListingFigures => ({
  points: FIGURE_DATES.map(emptyDay),
  runSince: { seconds: SECONDS },
  run: emptyTotals(),
  before: emptyTotals(),
  medians: { opened: null, asked: null, signed: null },
  ...overrides,
});

/** The same of all of one's listings. */
export const buildOwnerFigures = (overrides: Partial<OwnerFigures> = {}): OwnerFigures => ({
  points: FIGURE_DATES.map(emptyDay),
  total: emptyTotals(),
  former: emptyTotals(),
  ...overrides,
});

/** The membership of someone who never had one. */
export const buildMembership = (overrides: Partial<Membership> = {}): Membership => ({
  isSubscribed: false,
  paidThrough: null,
  isRenewing: false,
  endsAtPeriodEnd: false,
  hasPortal: false,
  hasFailedRenewal: false,
  unpaidInvoice: null,
  agentDetails: null,
  ...overrides,
});

/** The signed-in user's own account: everything is confirmed, and there is no membership. */
export function buildProfile(overrides: Partial<Profile> = {}): Profile {
  const { firstName, lastName, email, language, role, phoneNumber } = buildAccount();
  return {
    uid: UID,
    firstName,
    lastName,
    email,
    language,
    role,
    phoneNumber,
    profilePictureUrl: null,
    emailVerified: true,
    newEmail: null,
    phoneVerified: true,
    isSubscribed: false,
    isVerifiedAgent: false,
    directory: null,
    hasSecondFactor: false,
    recoveryCodes: 0,
    agreements: POLICIES.map((policy) => ({
      policy,
      version: POLICY_VERSIONS[policy],
      language: "en",
      agreedAt: { seconds: SECONDS },
    })),
    hasLoggedInBefore: true,
    createdAt: { seconds: SECONDS },
    ...overrides,
  };
}

export function buildCard(overrides: Partial<ListingCard> = {}): ListingCard {
  const { title, language, subtype, province, city, price, listingType, description } = buildListing();
  const asked = buildAsked({ price: overrides.price ?? price, listingType: overrides.listingType ?? listingType });
  return {
    id: crypto.randomUUID(),
    name: title,
    language,
    thumbnailUrl: null,
    city,
    province,
    type: "Commercial",
    subtype,
    subType: subtype,
    ...asked,
    listingType,
    postedAs: "agent",
    description,
    createdAt: { seconds: SECONDS },
    confirmedAt: { seconds: SECONDS },
    agent: { name: "Amélie Tremblay", brokerageName: null },
    facts: [],
    boosts: { exposure: false, priority: false },
    ...overrides,
  };
}

export function buildOwnListing(overrides: Partial<OwnListing> = {}): OwnListing {
  return {
    ...buildCard(overrides),
    titles: { en: overrides.name ?? buildListing().title },
    status: "active",
    hasTeaser: false,
    hasShareKit: false,
    inquiries: 0,
    expiresAt: { seconds: Math.floor(Date.now() / 1000) + 30 * DAY_SECONDS },
    views: 0,
    ...overrides,
  };
}

export function buildSavedSearch(overrides: Partial<SavedSearch> = {}): SavedSearch {
  return {
    id: crypto.randomUUID(),
    name: "Office in Toronto",
    filter: { type: "Office", province: "Ontario", city: "Toronto" },
    cadence: "daily",
    isPaused: false,
    isSlowed: false,
    createdAt: { seconds: SECONDS },
    seenAt: { seconds: SECONDS },
    newListings: 0,
    ...overrides,
  };
}

/** The response with these saved searches, of somebody who agreed to alerts. */
export function buildSavedSearches(
  searches: readonly SavedSearch[] = [],
  overrides: { isAlertsConsentGiven?: boolean } = {},
) {
  const left = SAVED_SEARCHES_MAX - searches.length;
  return { searches, left, isAlertsConsentGiven: true, favouritesCadence: "daily", ...overrides };
}

/** No pending tasks. */
export const buildTodo = (overrides: Partial<Todo> = {}): Todo => ({
  unread: { received: 0, sent: 0 },
  requests: 0,
  decisions: { waiting: 0, listing: null, standing: null },
  offers: { waiting: 0, listing: null },
  outcomes: { waiting: 0, listing: null, offer: null, state: null },
  questions: { waiting: 0, listing: null },
  answers: { waiting: 0, listing: null },
  ending: 0,
  unpaid: 0,
  drafts: 0,
  views: 0,
  inquiries: 0,
  ...overrides,
});

/** The response for a page of an owner's list with all of these listings. */
export function buildOwnPage(properties: readonly OwnListing[]) {
  const counts = Object.fromEntries(
    OWN_FILTERS.map((filter) => [filter, properties.filter(({ status }) => status === filter).length]),
  );
  const totalResults = properties.length;
  return { json: { properties, counts, page: 1, totalPages: Math.min(totalResults, 1), totalResults } };
}

export function buildProperty(overrides: Partial<Property> = {}): Property {
  const { price, listingType, features } = { ...buildListing(), ...overrides };
  const { subType: _, facts: __, agent: ___, ...card } = buildCard();
  return {
    ...card,
    ...buildAsked({ price: price ?? 1, listingType, features }),
    isMachineTranslated: false,
    translation: null,
    imageUrls: [],
    createdAt: { seconds: SECONDS },
    listingOwner: "01900000-0000-7000-8000-000000000002",
    designation: null,
    licence: null,
    features: {},
    confidential: {},
    withheld: [],
    revealed: [],
    bands: {},
    choices: null,
    hasTeaser: false,
    visitorCard: "full",
    keywords: [],
    status: "active",
    document: null,
    views: null,
    ...overrides,
  };
}

/** A listing's owner, as others see them. */
export function buildOwner(overrides: Partial<Owner> = {}): Owner {
  return {
    uid: "01900000-0000-7000-8000-000000000002",
    firstName: "Odile",
    lastName: "Roy",
    profilePictureUrl: null,
    brokerageName: "Harbourfront Realty Inc.",
    isAgent: false,
    replyBand: null,
    ...overrides,
  };
}

/** An agent as the directory shows them. */
export function buildAgent(overrides: Partial<Agent> = {}): Agent {
  const { firstName, lastName } = buildAccount();
  return {
    id: crypto.randomUUID(),
    firstName,
    lastName,
    profilePictureUrl: null,
    brokerageName: "Harbourfront Realty Inc.",
    city: "Toronto",
    province: "Ontario",
    email: null,
    phoneNumber: null,
    isRealEstateMember: "false",
    realEstateBoard: null,
    isVerified: false,
    licenceCheckedOn: null,
    ...overrides,
  };
}

/** The usage and limits of a person's listings. */
export function buildQuota(overrides: Partial<Quota> = {}): Quota {
  return { drafts: 3, draftsMax: 20, bytes: 45_000_000, bytesMax: 2_000_000_000, ...overrides };
}

const YEAR = { days: MEMBERSHIP_YEAR_DAYS, boosts: [] };

/** A card that the user saved, good for long. */
export const buildSavedCard = (overrides: Partial<SavedCard> = {}): SavedCard => ({
  ...{ paymentMethodId: "pm_1", brand: "visa", last4: "4242", expiresMonth: 12, expiresYear: 2099 },
  savedAt: { seconds: SECONDS },
  ...overrides,
});

/** An order for a listing that is not paid for yet. */
export function buildOrder(overrides: Partial<Receipt> = {}): Receipt {
  const { plan = "Basic", addOns = [] } = overrides;
  const { days, boosts } = plan === null ? YEAR : quoteOrder({ plan, addOns, hasDiscount: false });
  return {
    id: "01900000-0000-7000-8000-000000000003",
    number: null,
    kind: "listing",
    status: "open",
    isUndelivered: false,
    listing: { id: "01900000-0000-7000-8000-000000000004", title: buildListing().title },
    lines: [],
    plan,
    purpose: "publish",
    addOns,
    days,
    boosts: [...boosts],
    planCents: 64_99,
    subtotalCents: 64_99,
    discountCents: 0,
    taxes: [],
    totalCents: 64_99,
    refundedCents: 0,
    province: "Ontario",
    city: "Toronto",
    createdAt: { seconds: SECONDS },
    paidAt: null,
    paidWith: null,
    notes: [],
    buyer: {
      ...{ name: "Robin Whitford", email: "robin.whitford@example.ca" },
      ...{ company: null, address: null, taxNumber: null },
    },
    seller: { name: "Vestpocket", address: null, gst: null, qst: null },
    ...overrides,
  };
}

/** What an owner sees of an asker. */
export const ASKER: Asker = {
  ...{ name: "Luc Gagnon", email: "luc@example.ca", brokerageName: null },
  ...{ isPhoneConfirmed: true, isLicenceChecked: false },
};

/** The state of a reader who has requested nothing for a listing without an agreement. */
export const buildStanding = (overrides: Partial<AccessStateView> = {}): AccessStateView => ({
  ...{ kind: "unasked", next: "ask", signing: "none", untilAt: null, signsAgain: false },
  ...overrides,
});

/** The access status of a verified reader who has requested nothing for a listing. */
export function buildOwnAccess(overrides: Partial<OwnAccess> = {}): OwnAccess {
  return {
    ...{ audience: "verified", decision: "none", signing: "none", reason: "", untilAt: null },
    ...{ standing: buildStanding(), shown: ASKER, request: null },
    ...overrides,
  };
}

/** What waits for an administrator: nothing unless given. */
export function buildWaiting(waiting: Partial<Waiting> = {}): Waiting {
  return {
    ...{
      messages: 0,
      orders: 0,
      disputes: 0,
      failedRefunds: 0,
      tickets: 0,
      reports: 0,
      approvals: 0,
      licences: 0,
      answerBy: null,
    },
    ...{ oldestTicket: null, oldestReport: null },
    ...waiting,
  };
}
