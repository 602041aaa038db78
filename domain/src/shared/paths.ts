import type { Language } from "./text.ts";

/** The pages of the site, without their language. */
export const paths = {
  home: () => "/",
  signUp: () => "/sign-up",
  login: () => "/login",
  forgotPassword: () => "/forgot-password",
  /** Where the mailed links end; each carries `?oobCode=`. */
  resetPassword: () => "/reset-password",
  emailVerified: () => "/email-verified",
  account: () => "/account",
  profile: () => "/account/profile",
  myListings: () => "/account/my-listings",
  createListing: () => "/create-listing",
  /** The same form over a listing that stands. */
  editListing: (id: string) => `/create-listing?edit=${encodeURIComponent(id)}`,
  /** For a listing that is saved: its first run or another one. */
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
  favourites: () => "/account/favourites",
  inquiries: () => "/account/inquiries",
  inquiry: (id: string) => `/account/inquiries/${encodeURIComponent(id)}`,
  /** The directory; `query` as the page keeps its filters. */
  agents: (query = "") => (query === "" ? "/agents" : `/agents?${query}`),
  agent: (uid: string) => `/agent/${encodeURIComponent(uid)}`,
  ticket: () => "/ticket",
  /** For administrators; `part` is one of their lists. */
  admin: (part = "") => (part === "" ? "/admin" : `/admin/${part}`),
  searchResults: (query = "") => (query === "" ? "/search-results" : `/search-results?${query}`),
  property: (id: string) => `/property/${encodeURIComponent(id)}`,
  resource: (slug: string) => `/resources/${slug}`,
  privacy: () => "/privacy",
  terms: () => "/terms",
  contact: () => "/contact",
} as const;

/**
 * Stands in pages written at build time where the site's own address belongs, which only the server knows. It puts its own in
 * this one's place; no such host can exist (RFC 2606).
 */
export const ORIGIN_AT_BUILD = "https://site.invalid";

/** A page's address in a language: French lives under /fr (product.md §9). */
export function localPath(language: Language, path: string): string {
  if (language === "en") return path;
  return path === "/" ? "/fr" : `/fr${path}`;
}

/** The language of an address and the address without it: '/fr/login' → fr, '/login'. */
export function splitPath(pathname: string): { language: Language; path: string } {
  if (pathname === "/fr" || pathname === "/fr/") return { language: "fr", path: "/" };
  if (pathname.startsWith("/fr/")) return { language: "fr", path: pathname.slice(3) };
  return { language: "en", path: pathname };
}

/** The pages that depend on what is in the database, as patterns; all others are written to HTML at build time. */
const LIVE_PAGES = [
  paths.searchResults(),
  paths.property("id").replace("id", "[^/]+"),
  paths.account(),
  paths.profile(),
  paths.myListings(),
  paths.createListing(),
  paths.choosePlan(),
  paths.payment(),
  paths.successPayment(),
  paths.failurePayment(),
  paths.agentPro(),
  paths.agentProForm(),
  paths.billing(),
  paths.receipt("id").replace("id", "[^/]+"),
  paths.favourites(),
  paths.inquiries(),
  paths.inquiry("id").replace("id", "[^/]+"),
  paths.agents(),
  paths.agent("id").replace("id", "[^/]+"),
  `${paths.admin()}(/.+)?`,
].map((pattern) => new RegExp(`^${pattern}/?$`, "u"));

/** Whether an address, in either language, is a page that no build could have written. */
export function isLivePage(pathname: string): boolean {
  const { path } = splitPath(pathname);
  return LIVE_PAGES.some((pattern) => pattern.test(path));
}

/** Whether an address may carry a mailed code, which no other site should ever be told. */
export function isMailedLink(pathname: string): boolean {
  const path = splitPath(pathname).path.replace(/(?<=.)\/$/u, "");
  return path === paths.resetPassword() || path === paths.emailVerified();
}
