import type { Rolldown } from "vite";

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];
type Entries = ReadonlySet<string>;

/** What every page starts with, and the home page: all other pages need nearly everything it shares with them. */
const EVERYWHERE = new Set(["entry.client", "root", "pages/shell/shell-layout", "pages/home-page"]);
/** Other public pages. */
const READING = new Set(
  ["resource", "browse", "teaser", "privacy", "terms", "contact", "accessibility", "not-found"].map(
    (page) => `pages/${page}-page`,
  ),
);
/** Those of them that say who runs the site. */
const SITE_PAGES = new Set(["privacy", "terms", "contact", "accessibility"].map((page) => `pages/${page}-page`));
/** Single-form pages for people who are not signed in. */
const FORMS = new Set(
  ["sign-up", "login", "forgot-password", "reset-password", "email-verified", "undo-change"].map(
    (page) => `pages/${page}-page`,
  ),
);
/** What the home page loads once it nears the viewport. */
const HOME_LISTINGS = new Set([
  "features/listings/featured-cards",
  "features/listings/spotlight-card",
  "features/favourites/favourite-heart",
  "pages/home-recent",
  "pages/waiting-cards",
]);
/** What shows an owner the cards and pages of a listing as its readers get them. */
const PREVIEWS = new Set([
  "features/listings/posting/form-preview",
  ...["audience-columns", "live-preview", "preview-sheet"].map((part) => `features/listings/posting/${part}`),
  "features/listings/previews/own-preview",
]);
/** What shows listings as cards. */
const CARDS = new Set([
  ...HOME_LISTINGS,
  ...PREVIEWS,
  ...["pages/agent-page", "pages/favourites-page", "pages/property-similar"],
]);
/** The carousel, and what a listing's page shares with its previews: in one file, since that page has as many as it may. */
const CAROUSEL = new Set([
  ...["features/listings/featured-cards", "pages/property-page", "pages/property-similar"],
  ...PREVIEWS,
]);
const MARKETS = new Set(["pages/browse-page", "features/markets/loaded-market"]);
const TEASERS = new Set(["pages/teaser-page", "features/listings/teasers/loaded-teaser", ...PREVIEWS]);
/** Where readers request access and sign, and owners decide. */
const ACCESS = new Set([
  ...["access-panel", "inspect-panel", "own-requests-card", "request-list", "room-access"].map(
    (part) => `features/access/${part}`,
  ),
  ...["agreement-link", "agreement-reader", "confidential-next", "signed-list"].map(
    (part) => `features/agreements/${part}`,
  ),
  ...["standard-text-button", "standard-text-dialog"].map((part) => `features/agreements/${part}`),
  ...["access", "agreement", "signed"].map((page) => `pages/${page}-page`),
  ...["pages/owner-access", "pages/owner-page", "pages/property-steps"],
]);
/** Where requests are listed; pages where a reader stands with one listing do without. */
const REQUESTS = new Set([
  ...["own-requests-card", "request-list"].map((part) => `features/access/${part}`),
  "pages/owner-access",
]);
/** The deal room of a listing. */
const ROOMS = new Set([
  ...["room-documents", "room-link", "page-viewer"].map((part) => `features/rooms/${part}`),
  ...["room", "room-document"].map((page) => `pages/${page}-page`),
  ...["pages/owner-page", "pages/property-steps", "pages/room-sections"],
]);
/** Where anyone can check a certificate. */
const EVIDENCE = new Set([
  ...["proof-result", "chain-introduction", "chain-lines"].map((part) => `features/evidence/${part}`),
  ...["verify", "transparency"].map((page) => `pages/${page}-page`),
]);
/** What a log-in says of the search that led to it. */
const WAITING = new Set(["features/markets/search-waiting", "pages/waiting-cards"]);
/** The account's page of saved searches, and what saves one from the results. */
const SAVED_SEARCHES = new Set([
  ...["save-search", "save-search-dialog", "saved-search-list", "searches-card"].map(
    (part) => `features/saved-searches/${part}`,
  ),
  "pages/saved-searches-page",
  // It names searches as they do.
  "features/mandates/mandate-list",
]);
/** What draws charts: of one's own listings, of a client's report and of administrators. */
const CHARTS = new Set([
  ...["owner-trend", "listing-figures"].map((part) => `features/visits/figures/${part}`),
  ...["features/client-reports/client-reports", "features/metrics/metrics-figures", "pages/client-report"],
]);
/** Where an owner confirms a listing, on its page or by a link. */
const CONFIRMATIONS = new Set(["confirm-banner", "confirming"].map((part) => `features/confirmations/${part}`));
/** What knows where cities are. */
const PLACES = new Set(["features/searches/map/shown-map", "features/mandates/mandate-list"]);
/** The account's page of mandates. */
const MANDATES = new Set(["features/mandates/demand-band", "features/mandates/mandate-list", "pages/mandates-page"]);
/** An agent's brokerage and board. */
const BROKERAGES = new Set(["pages/agent-pro-form-page", "features/memberships/agent-details-form"]);
/** The plan page, of one listing and of several. */
const PLANS = new Set(["pages/choose-plan-page", "pages/choose-plans", "features/mandates/demand-band"]);
const PHONES = new Set(["pages/sign-up-page", "features/phones/phone-dialog"]);
/** Questions, the deal's status and non-binding offers: in the deal room, and on pages of their own. */
const DEALS = new Set([
  ...["features/deals/room-deal", "features/questions/room-questions", "features/questions/room-requests"],
  ...["features/offers/offers-body", "features/offers/room-offers", "pages/offers-page"],
]);
/** The results, and what they load to filter on small screens and by rents and other measures. */
const SEARCH_FILTERS = new Set([
  "pages/search-results-page",
  "features/searches/comparing/comparing",
  "features/searches/filter-dialog",
  "features/searches/rent-group",
]);
/** What reads typed bounds. */
const BOUNDS = new Set(
  ["bounds-fields", "comparing/comparing", "rent-group"].map((part) => `features/searches/${part}`),
);
/** What reads sentences and pasted texts, when there is one. */
const SENTENCES = new Set(["features/searches/reading/text-parts", "features/pasting/fill-from-text"]);
/** Modules that know the fields of each kind of listing and validate input with schemas. */
const CHECKED_FIELDS = new Set([
  ...["features/access/request-list", "pages/owner-access"],
  "features/calculators/calculators",
  "features/listings/disclosure",
  ...["fill-from-text", "paste-to-fill"].map((part) => `features/pasting/${part}`),
  "features/listings/posting/listing-form",
  ...PREVIEWS,
  "pages/create-listing-page",
]);
/** Those, and pages that only show the fields and load without the schema library. */
const LISTING_FIELDS = new Set([
  ...CHECKED_FIELDS,
  "features/mandates/mandate-list",
  "features/searches/comparing/comparing",
  "features/searches/reading/text-parts",
  "pages/compare-page",
  "pages/property-page",
]);
/** Modules that know the measures of listings. */
const MEASURES = new Set([
  "features/listings/posting/listing-form",
  "features/searches/comparing/comparing",
  ...SENTENCES,
]);
/** Modules that know the compliance rules. */
const COMPLIANCE = new Set(
  ["form-checks", "listing-checks", "listing-notices", "listings-checks"].map((part) => `features/compliance/${part}`),
);

/** What floats next to a field. */
const SUGGESTING = "features/searches/suggesting/";

const isWithin = (entries: Entries, pages: Entries) => [...entries].every((entry) => pages.has(entry));
const meets = (entries: Entries, pages: Entries) => [...entries].some((entry) => pages.has(entry));
const startWith = (entries: Entries, ...starts: readonly string[]) =>
  [...entries].every((entry) => starts.some((start) => entry.startsWith(start)));

/** Chunks for a few pages, of modules that nothing else imports. The first match wins. */
const NARROW = [
  { name: "home-listings", holds: (entries: Entries) => isWithin(entries, HOME_LISTINGS) },
  { name: "previews", holds: (entries: Entries) => isWithin(entries, PREVIEWS) },
  { name: "cards", holds: (entries: Entries) => isWithin(entries, CARDS) },
  { name: "carousel", holds: (entries: Entries) => isWithin(entries, CAROUSEL) },
  { name: "site-pages", holds: (entries: Entries) => isWithin(entries, SITE_PAGES) },
  { name: "markets", holds: (entries: Entries) => isWithin(entries, MARKETS) },
  { name: "teasers", holds: (entries: Entries) => isWithin(entries, TEASERS) },
  { name: "requests", holds: (entries: Entries) => isWithin(entries, REQUESTS) },
  { name: "access", holds: (entries: Entries) => isWithin(entries, ACCESS) },
  { name: "rooms", holds: (entries: Entries) => isWithin(entries, ROOMS) },
  { name: "evidence", holds: (entries: Entries) => isWithin(entries, EVIDENCE) },
  { name: "waiting", holds: (entries: Entries) => isWithin(entries, WAITING) },
  { name: "saved-searches", holds: (entries: Entries) => isWithin(entries, SAVED_SEARCHES) },
  { name: "charts", holds: (entries: Entries) => isWithin(entries, CHARTS) },
  { name: "confirmations", holds: (entries: Entries) => isWithin(entries, CONFIRMATIONS) },
  { name: "places", holds: (entries: Entries) => isWithin(entries, PLACES) },
  { name: "mandates", holds: (entries: Entries) => isWithin(entries, MANDATES) },
  { name: "plans", holds: (entries: Entries) => isWithin(entries, PLANS) },
  { name: "phones", holds: (entries: Entries) => isWithin(entries, PHONES) },
  { name: "brokerages", holds: (entries: Entries) => isWithin(entries, BROKERAGES) },
  { name: "deals", holds: (entries: Entries) => isWithin(entries, DEALS) },
  { name: "sentences", holds: (entries: Entries) => isWithin(entries, SENTENCES) },
  { name: "measures", holds: (entries: Entries) => isWithin(entries, MEASURES) },
  { name: "checked-fields", holds: (entries: Entries) => isWithin(entries, CHECKED_FIELDS) },
  { name: "listing-fields", holds: (entries: Entries) => isWithin(entries, LISTING_FIELDS) },
  { name: "compliance", holds: (entries: Entries) => isWithin(entries, COMPLIANCE) },
  { name: "bounds", holds: (entries: Entries) => isWithin(entries, BOUNDS) },
  { name: "search-filters", holds: (entries: Entries) => isWithin(entries, SEARCH_FILTERS) },
  { name: "admin", holds: (entries: Entries) => startWith(entries, "pages/admin-", "features/metrics/") },
  { name: "resources", holds: (entries: Entries) => startWith(entries, "features/resources/") },
  { name: "dropdowns", holds: (entries: Entries) => startWith(entries, "ui/dropdown-", SUGGESTING) },
  { name: "card-payment", holds: (entries: Entries) => startWith(entries, "features/orders/elements-") },
];
/** Chunks for many pages, the most widely loaded first, of modules that at least one of the named pages imports. */
const WIDE = [
  { name: "shell", holds: (entries: Entries) => meets(entries, EVERYWHERE) },
  { name: "reading", holds: (entries: Entries) => meets(entries, READING) },
  { name: "forms", holds: (entries: Entries) => meets(entries, FORMS) },
  { name: "members", holds: () => true },
];

/** The texts of a few pages: files named after their language. */
const CATALOGUES = ["en", "fr"].flatMap((language) =>
  [
    "resources",
    "legal",
    "listing-fields",
    "calculators",
    "posting",
    "map",
    "access",
    "rooms",
    "deals",
    "compliance",
    "evidence",
    "saved-searches",
    "mandates",
    "notifications",
    "owner",
    "administration",
  ].map((part) => ({
    name: `${part}-catalogue-${language}`,
    path: `/locales/${language}/${part}.po`,
  })),
);

/**
 * The bundler's groups. A chunk also takes everything that its modules import, and whatever a module imports is used by
 * at least the same entries. So with the widest chunks first, no chunk takes a module that fewer pages load.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [...CATALOGUES, ...WIDE, ...NARROW.toReversed()].map(
  ({ name }, index) => ({
    name: (id, graph) => (recallName(id, graph) === name ? name : null),
    priority: 100 - index,
  }),
);

const named = new WeakMap<Graph, Map<string, string | null>>();

/**
 * The bundler asks each group about each module. Finding a module's entries once, instead of once per group, saves a
 * fifth of the build time.
 */
function recallName(id: string, graph: Graph): string | null {
  const names = named.get(graph) ?? new Map<string, string | null>();
  named.set(graph, names);
  const known = names.get(id);
  if (known !== undefined) return known;
  const name = nameChunk(id, graph);
  names.set(id, name);
  return name;
}

/** The chunk that a module belongs to; null leaves it beside the only entry that uses it. */
function nameChunk(id: string, graph: Graph): string | null {
  const catalogue = CATALOGUES.find(({ path }) => id.includes(path));
  if (catalogue !== undefined) return catalogue.name;
  const entries = listEntries(id, graph);
  const narrow = NARROW.find(({ holds }) => holds(entries));
  if (entries.size === 0) return null;
  if (entries.size === 1 && narrow?.name !== "home-listings") return null;
  return (narrow ?? WIDE.find(({ holds }) => holds(entries)))?.name ?? null;
}

/** The entries (route modules and lazily loaded modules) that import a module, directly or not. */
function listEntries(id: string, graph: Graph): Entries {
  const reached = new Set([id]);
  const entries = new Set<string>();
  for (const each of reached) {
    const module = graph.getModuleInfo(each);
    if (module === null) continue;
    if (module.isEntry || module.dynamicImporters.length > 0) entries.add(toName(each));
    for (const importer of module.importers) reached.add(importer);
  }
  return entries;
}

/** '/…/web/src/pages/home-page.tsx?route' → 'pages/home-page'. */
function toName(id: string): string {
  return (id.split("?")[0] ?? id).replace(/^.*\/src\//u, "").replace(/\.tsx?$/u, "");
}
