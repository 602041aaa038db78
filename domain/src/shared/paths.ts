import type { Language } from "./text.ts";

/** The parts of an owner's page beside the listing itself (product.md §2). */
export type OwnListingTab = "access" | "room" | "figures";

/** The paths of the pages, without their language. */
export const paths = {
  home: () => "/",
  signUp: () => "/sign-up",
  login: () => "/login",
  forgotPassword: () => "/forgot-password",
  /** The targets of links in e-mails, which carry `?oobCode=`. */
  resetPassword: () => "/reset-password",
  emailVerified: () => "/email-verified",
  undoChange: () => "/undo-change",
  /** Where a link in a commercial email ends its stream, without signing in. */
  unsubscribe: (token: string) => `/u/${encodeURIComponent(token)}`,
  /** Where a link in an email asks its owner whether a listing is still available, without signing in. */
  confirm: (token: string) => `/c/${encodeURIComponent(token)}`,
  /** The figures of a listing, for whom its owner gave the link. */
  clientReport: (token: string) => `/r/${encodeURIComponent(token)}`,
  account: () => "/account",
  profile: () => "/account/profile",
  myListings: () => "/account/my-listings",
  createListing: () => "/create-listing",
  /** The same form, to edit a listing. */
  editListing: (id: string) => `/create-listing?edit=${encodeURIComponent(id)}`,
  /** The same form, to continue a draft. */
  continueDraft: (id: string) => `/create-listing?draft=${encodeURIComponent(id)}`,
  /** To publish or renew a saved listing. */
  choosePlan: (listingId = "") =>
    listingId === ""
      ? "/create-listing/choose-plan"
      : `/create-listing/choose-plan?listing=${encodeURIComponent(listingId)}`,
  payment: (orderId = "") =>
    orderId === "" ? "/create-listing/payment" : `/create-listing/payment?order=${encodeURIComponent(orderId)}`,
  successPayment: (orderId = "") =>
    orderId === "" ? "/success-payment" : `/success-payment?order=${encodeURIComponent(orderId)}`,
  failurePayment: (orderId = "") =>
    orderId === "" ? "/failure-payment" : `/failure-payment?order=${encodeURIComponent(orderId)}`,
  agentPro: () => "/account/agent-pro",
  agentProForm: () => "/account/agent-pro-form",
  billing: () => "/account/billing",
  receipt: (orderId: string) => `/account/billing/${encodeURIComponent(orderId)}`,
  access: () => "/account/access",
  /** Agreements that the reader signed. */
  signed: () => "/account/agreements",
  /** The requests about one of the reader's listings that were decided, or approvals that still count. */
  accessBox: (box: "current" | "past", listing: string) =>
    `/account/access?box=${box}&listing=${encodeURIComponent(listing)}`,
  /** Who has access to one of the reader's listings by signature. */
  accessSigners: (listing: string) => `/account/access?box=signers&listing=${encodeURIComponent(listing)}`,
  /** Who read the restricted values of one of the reader's listings. */
  accessReaders: (listing: string) => `/account/access?box=readers&listing=${encodeURIComponent(listing)}`,
  favourites: () => "/account/favourites",
  inquiries: () => "/account/inquiries",
  /** What the reader was told, and how they want to be told. */
  notifications: () => "/account/notifications",
  savedSearches: () => "/account/searches",
  /** What the reader looks for. `query` describes a new one. */
  mandates: (query = "") => (query === "" ? "/account/mandates" : `/account/mandates?${query}`),
  inquiry: (id: string) => `/account/inquiries/${encodeURIComponent(id)}`,
  /** The directory. `query` holds the page's filters. */
  agents: (query = "") => (query === "" ? "/agents" : `/agents?${query}`),
  agent: (uid: string) => `/agent/${encodeURIComponent(uid)}`,
  ticket: () => "/ticket",
  /** A ticket of one's own; `key` is the signed text of an email's link, or the ticket's number. */
  ticketThread: (key: string) => `/ticket/${encodeURIComponent(key)}`,
  /** The administrators' pages. `part` is one of their lists. */
  admin: (part = "") => (part === "" ? "/admin" : `/admin/${part}`),
  searchResults: (query = "") => (query === "" ? "/search-results" : `/search-results?${query}`),
  /** The market's page; `market` is '' or slugs, as 'ontario/toronto/office'. */
  browse: (market = "") => (market === "" ? "/browse" : `/browse/${market}`),
  property: (id: string) => `/property/${encodeURIComponent(id)}`,
  /** A part of the page that a listing's owner has of it; `query` says what to open there, as in 'request=…'. */
  ownListing: (id: string, tab: OwnListingTab, query = "") =>
    `${paths.property(id)}?tab=${tab}${query === "" ? "" : `&${query}`}`,
  /** The reader's access status for a listing that withholds something. */
  ownAccess: (id: string) => `${paths.property(id)}#access`,
  /** A listing's public page, if its owner wants one. */
  teaser: (id = "") => (id === "" ? "/listing" : `/listing/${encodeURIComponent(id)}`),
  /** The agreement that readers of a listing sign. */
  agreement: (id: string) => `/property/${encodeURIComponent(id)}/agreement`,
  /** The deal room of a listing. */
  room: (id: string) => `/property/${encodeURIComponent(id)}/room`,
  /** A room document, page by page. */
  roomDocument: (id: string, document: string) =>
    `/property/${encodeURIComponent(id)}/room/${encodeURIComponent(document)}`,
  /** Listings side by side. `isShort`: only where they differ. */
  compare: (ids: readonly string[] = [], isShort = false) =>
    ids.length === 0 ? "/compare" : `/compare?ids=${ids.join(",")}${isShort ? "&differences=only" : ""}`,
  /** Where anyone can check a certificate; `record` is a record's SHA-256, which stays in the browser. */
  verify: (record = "") => (record === "" ? "/verify" : `/verify#${record}`),
  /** What is published about the evidence chains. */
  transparency: () => "/transparency",
  /** The non-binding offers about a listing; `offerId` opens one. */
  offers: (id: string, offerId = "") =>
    `/property/${encodeURIComponent(id)}/offers${offerId === "" ? "" : `?offer=${encodeURIComponent(offerId)}`}`,
  resource: (slug: string) => `/resources/${slug}`,
  privacy: () => "/privacy",
  terms: () => "/terms",
  contact: () => "/contact",
  accessibility: () => "/accessibility",
} as const;

/**
 * A placeholder for the site's origin in prerendered pages. The server replaces it with its own origin when it serves them. No
 * such host can exist (RFC 2606).
 */
export const ORIGIN_AT_BUILD = "https://site.invalid";

/** A page's path in a language: French pages are under /fr (product.md §9). */
export function localPath(language: Language, path: string): string {
  if (language === "en") return path;
  return path === "/" ? "/fr" : `/fr${path}`;
}

/**
 * Splits a path into its language and the rest: '/fr/login' → fr, '/login'. The rest starts with one slash: browsers
 * would read what follows two, or a backslash, as another site.
 */
export function splitPath(pathname: string): { language: Language; path: string } {
  const [, prefix, path = ""] = /^[/\\]*(fr(?=[/\\]|$))?[/\\]*(.*)$/su.exec(pathname) ?? [];
  return { language: prefix === undefined ? "en" : "fr", path: `/${path}` };
}
