import { localPath, paths, splitPath } from "./paths.ts";

/** Patterns of the pages that depend on the database. All other pages are prerendered. */
const LIVE_PAGES = [
  paths.unsubscribe("token").replace("token", "[^/]+"),
  paths.confirm("token").replace("token", "[^/]+"),
  paths.ticketThread("key").replace("key", "[^/]+"),
  paths.clientReport("token").replace("token", "[^/]+"),
  paths.searchResults(),
  paths.property("id").replace("id", "[^/]+"),
  paths.agreement("id").replace("/id/", "/[^/]+/"),
  paths.room("id").replace("/id/", "/[^/]+/"),
  paths.roomDocument("id", "document").replace("/id/", "/[^/]+/").replace("/document", "/[^/]+"),
  paths.compare(),
  paths.offers("id").replace("/id/", "/[^/]+/"),
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
  paths.access(),
  paths.signed(),
  paths.favourites(),
  paths.inquiries(),
  paths.notifications(),
  paths.savedSearches(),
  paths.mandates(),
  paths.inquiry("id").replace("id", "[^/]+"),
  paths.agents(),
  paths.agent("id").replace("id", "[^/]+"),
  `${paths.admin()}(/.+)?`,
].map((pattern) => new RegExp(`^${pattern}/?$`, "u"));

/** Whether a path, in either language, is a page that cannot be prerendered. */
export function isLivePage(pathname: string): boolean {
  const { language, path } = splitPath(pathname);
  return localPath(language, path) === pathname && LIVE_PAGES.some((pattern) => pattern.test(path));
}

/** Whether a path may carry a code from an e-mail or a link that lets somebody in, which must never leak to another site. */
export function isMailedLink(pathname: string): boolean {
  const path = splitPath(pathname).path.replace(/(?<=.)\/$/u, "");
  const signed = [paths.unsubscribe(""), paths.confirm(""), paths.ticketThread(""), paths.clientReport("")];
  const isSigned = signed.some((page) => path.startsWith(page));
  return isSigned || [paths.resetPassword(), paths.emailVerified(), paths.undoChange()].includes(path);
}
