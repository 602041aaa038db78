import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

const TESTS = ["**/*.test.ts", "**/*.test.tsx"];

/** Texts that only some pages need are catalogues of their own, so that the others load without them. */
const LISTING_FIELDS = [
  "<rootDir>/domain/src/features/listings/fields",
  "<rootDir>/domain/src/features/disclosure",
  "<rootDir>/web/src/features/listings/disclosure.tsx",
  "<rootDir>/web/src/features/listings/previews",
  "<rootDir>/web/src/features/searches/comparing",
];
const CALCULATORS = ["<rootDir>/domain/src/features/calculators", "<rootDir>/web/src/features/calculators"];
const POSTING = [
  "<rootDir>/web/src/features/listings/posting",
  "<rootDir>/web/src/features/pasting",
  "<rootDir>/web/src/shared/listings/field-names.ts",
];
const MAP = "<rootDir>/web/src/features/searches/map";
const ACCESS = ["domain", "web"].flatMap((part) =>
  ["access", "agreements"].map((noun) => `<rootDir>/${part}/src/features/${noun}`),
);
const ROOMS = ["<rootDir>/domain/src/features/rooms", "<rootDir>/web/src/features/rooms"];
const DEALS = ["domain", "web"].flatMap((part) =>
  ["deals", "offers", "questions"].map((noun) => `<rootDir>/${part}/src/features/${noun}`),
);
const EVIDENCE = ["chain-introduction", "chain-lines", "proof-result"].map(
  (part) => `<rootDir>/web/src/features/evidence/${part}.tsx`,
);
/** Saved searches, and searches that wait behind the log-in. */
const SAVED_SEARCHES = [
  "<rootDir>/domain/src/features/{messages,saved-searches}",
  "<rootDir>/web/src/features/saved-searches",
  "<rootDir>/web/src/features/markets/search-waiting.tsx",
  "<rootDir>/web/src/features/listings/cards-among.tsx",
];
/** What people look for. How many look for something like a listing is said on the plan page. */
const MANDATES = [
  "<rootDir>/domain/src/features/mandates",
  "<rootDir>/web/src/features/mandates/{cadence-options,mandate-*,range-fields,target-fields,timing-labels,track-choice}.*",
];
const NOTIFICATIONS = [
  "<rootDir>/domain/src/features/notifications/groups.labels.ts",
  ...["confirmations", "notifications", "push"].map((noun) => `<rootDir>/web/src/features/${noun}`),
  "<rootDir>/web/src/features/messages/{stream-consents,suppression-notice,unsubscribing/*}.tsx",
  "<rootDir>/web/src/features/tickets/thread",
];
/** What people see and do about their own listings. */
const OWNER = [
  "<rootDir>/web/src/pages/owner-*.tsx",
  "<rootDir>/web/src/features/listings/{own-*,owner-bar,my-listings,draft-*,selected-actions,status-chips}.tsx",
  "<rootDir>/web/src/features/listings/{close-listing,pause-listings,delete-listing,renew-listings,reprice-listings}-dialog.tsx",
  "<rootDir>/web/src/features/visits/figures",
  "<rootDir>/web/src/features/next-steps",
  "<rootDir>/web/src/features/client-reports",
  "<rootDir>/web/src/ui/chart-{frame,legend,table}.tsx",
  "<rootDir>/web/src/features/listings/{share-kit,resume-button,listing-views,pay-listing-link}.tsx",
];
const COMPLIANCE = ["<rootDir>/domain/src/features/compliance", "<rootDir>/web/src/features/compliance"];
/** What push messages say: the server writes them. */
const PUSH_SENTENCES = "<rootDir>/domain/src/features/notifications/notifications.events.ts";
const PROVINCE_DESCRIPTIONS = "<rootDir>/domain/src/features/places/places.descriptions.ts";
const ADMINISTRATION = [
  "<rootDir>/domain/src/features/audit",
  "<rootDir>/web/src/features/audit",
  "<rootDir>/web/src/features/approvals",
  "<rootDir>/web/src/features/metrics",
  "<rootDir>/web/src/features/presets",
  "<rootDir>/web/src/features/lookups",
  "<rootDir>/web/src/features/notes",
  "<rootDir>/web/src/features/accounts/user-*.tsx",
  "<rootDir>/web/src/features/accounts/disable-users-dialog.tsx",
  "<rootDir>/web/src/features/listings/moderated-*.tsx",
  "<rootDir>/web/src/features/listings/remove-listings-dialog.tsx",
  "<rootDir>/web/src/features/agents/verification-{card,form}.tsx",
  "<rootDir>/web/src/features/messages/{failed-messages,stream-figures,stream-states,suppression-list}.tsx",
  "<rootDir>/web/src/features/messages/use-{retries,stream-titles}.ts",
  "<rootDir>/web/src/features/orders/{admin-order,admin-order-history,admin-order-list,buyer-name,order-event-line}.tsx",
  "<rootDir>/web/src/features/orders/{payment-marks,refund-dialog}.tsx",
  "<rootDir>/web/src/features/orders/{payment-reasons,refund-reasons}.ts",
  "<rootDir>/web/src/features/reports/{dismiss-reports-dialog,report-decision,report-detail,report-history,report-reopening}.tsx",
  "<rootDir>/web/src/features/reports/{report-list,report-outcome,report-table}.tsx",
  "<rootDir>/web/src/features/reports/reported-{conversation,person}.tsx",
  "<rootDir>/web/src/features/tickets/canned-answers",
  "<rootDir>/web/src/features/tickets/close-*.tsx",
  "<rootDir>/web/src/features/tickets/ticket-{answer,assignee,detail,ending,history,queue,triage}.tsx",
  "<rootDir>/web/src/pages/admin-*-page.tsx",
  "<rootDir>/web/src/pages/admin-{frame,outside-role,page}.tsx",
  "<rootDir>/web/src/shared/administrators",
  "<rootDir>/web/src/platform/admin-list.tsx",
  "<rootDir>/web/src/platform/list-keys.tsx",
  "<rootDir>/web/src/platform/list-tools.tsx",
  "<rootDir>/web/src/platform/reason-dialog.tsx",
  "<rootDir>/web/src/ui/chart-{frame,legend,table}.tsx",
];
const RESOURCE_PAGES = "<rootDir>/web/src/features/resources/pages";
const LEGAL_PAGES = "<rootDir>/web/src/features/resources/legal";

function catalogue(name: string, include: string | readonly string[], exclude: readonly string[] = []) {
  return { path: `<rootDir>/locales/{locale}/${name}`, include: [include].flat(), exclude: [...TESTS, ...exclude] };
}

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "fr"],
  catalogs: [
    catalogue("web", "<rootDir>/web/src", [
      RESOURCE_PAGES,
      LEGAL_PAGES,
      ...LISTING_FIELDS,
      ...CALCULATORS,
      ...POSTING,
      MAP,
      ...ACCESS,
      ...ROOMS,
      ...DEALS,
      ...COMPLIANCE,
      ...EVIDENCE,
      ...SAVED_SEARCHES,
      ...MANDATES,
      ...NOTIFICATIONS,
      ...OWNER,
      ...ADMINISTRATION,
    ]),
    catalogue("resources", RESOURCE_PAGES),
    catalogue("legal", LEGAL_PAGES),
    catalogue("domain", "<rootDir>/domain/src", [
      ...LISTING_FIELDS,
      ...CALCULATORS,
      ...ACCESS,
      ...ROOMS,
      ...DEALS,
      ...COMPLIANCE,
      ...MANDATES,
      ...NOTIFICATIONS,
      ...EVIDENCE,
      PROVINCE_DESCRIPTIONS,
      PUSH_SENTENCES,
      ...ADMINISTRATION,
    ]),
    catalogue("listing-fields", LISTING_FIELDS),
    catalogue("calculators", CALCULATORS),
    catalogue("posting", POSTING),
    catalogue("map", MAP),
    catalogue("access", ACCESS),
    catalogue("rooms", ROOMS),
    catalogue("deals", DEALS),
    catalogue("compliance", COMPLIANCE),
    catalogue("evidence", EVIDENCE),
    catalogue("saved-searches", SAVED_SEARCHES),
    catalogue("mandates", MANDATES),
    catalogue("notifications", NOTIFICATIONS),
    catalogue("push-sentences", PUSH_SENTENCES),
    catalogue("province-descriptions", PROVINCE_DESCRIPTIONS),
    catalogue("owner", OWNER),
    catalogue("administration", ADMINISTRATION),
    catalogue("server", "<rootDir>/server/src"),
  ],
  // Line numbers would change half a catalogue with every edit.
  format: formatter({ lineNumbers: false }),
});
