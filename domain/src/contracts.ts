import type * as access from "./features/access/access.contract.ts";
import type * as reveals from "./features/access/reveals.contract.ts";
import type * as signers from "./features/access/signers.contract.ts";
import type * as accounts from "./features/accounts/accounts.contract.ts";
import type * as accountAdministration from "./features/accounts/administration.contract.ts";
import type * as passwords from "./features/accounts/passwords.contract.ts";
import type * as secondFactor from "./features/accounts/second-factor.contract.ts";
import type * as agents from "./features/agents/agents.contract.ts";
import type * as agreements from "./features/agreements/agreements.contract.ts";
import type * as approvals from "./features/approvals/approvals.contract.ts";
import type * as audit from "./features/audit/audit.contract.ts";
import type * as clientReports from "./features/client-reports/client-reports.contract.ts";
import type * as compliance from "./features/compliance/compliance.contract.ts";
import type * as confirmations from "./features/confirmations/confirmations.contract.ts";
import type * as deals from "./features/deals/deals.contract.ts";
import type * as evidence from "./features/evidence/evidence.contract.ts";
import type * as favourites from "./features/favourites/favourites.contract.ts";
import type * as inquiries from "./features/inquiries/inquiries.contract.ts";
import type * as comparing from "./features/listings/comparing.contract.ts";
import type * as drafts from "./features/listings/drafts.contract.ts";
import type * as listingFiles from "./features/listings/files.contract.ts";
import type * as listings from "./features/listings/listings.contract.ts";
import type * as ownListings from "./features/listings/own-listings.contract.ts";
import type * as listingRemovals from "./features/listings/removals.contract.ts";
import type * as teasers from "./features/listings/teasers.contract.ts";
import type * as lookups from "./features/lookups/lookups.contract.ts";
import type * as mandates from "./features/mandates/mandates.contract.ts";
import type * as markets from "./features/markets/markets.contract.ts";
import type * as memberships from "./features/memberships/memberships.contract.ts";
import type * as messages from "./features/messages/messages.contract.ts";
import type * as mailStreams from "./features/messages/streams.contract.ts";
import type * as metrics from "./features/metrics/metrics.contract.ts";
import type * as nextSteps from "./features/next-steps/next-steps.contract.ts";
import type * as notes from "./features/notes/notes.contract.ts";
import type * as notifications from "./features/notifications/notifications.contract.ts";
import type * as offers from "./features/offers/offers.contract.ts";
import type * as operators from "./features/operators/operators.contract.ts";
import type * as orderAdministration from "./features/orders/order-administration.contract.ts";
import type * as orders from "./features/orders/orders.contract.ts";
import type * as renewals from "./features/orders/renewals.contract.ts";
import type * as passkeys from "./features/passkeys/passkeys.contract.ts";
import type * as pasting from "./features/pasting/pasting.contract.ts";
import type * as phones from "./features/phones/phones.contract.ts";
import type * as presets from "./features/presets/presets.contract.ts";
import type * as push from "./features/push/push.contract.ts";
import type * as questions from "./features/questions/questions.contract.ts";
import type * as reports from "./features/reports/reports.contract.ts";
import type * as rooms from "./features/rooms/rooms.contract.ts";
import type * as savedSearches from "./features/saved-searches/saved-searches.contract.ts";
import type * as searches from "./features/searches/searches.contract.ts";
import type * as sessions from "./features/sessions/sessions.contract.ts";
import type * as suggestions from "./features/suggestions/suggestions.contract.ts";
import type * as cannedAnswers from "./features/tickets/canned-answers.contract.ts";
import type * as ticketThreads from "./features/tickets/ticket-threads.contract.ts";
import type * as tickets from "./features/tickets/tickets.contract.ts";
import type * as translations from "./features/translations/translations.contract.ts";
import type * as visits from "./features/visits/visits.contract.ts";

/** The contract modules of all features; add new ones here, so that the browser's client knows their calls. */
type Module =
  | typeof access
  | typeof reveals
  | typeof accounts
  | typeof accountAdministration
  | typeof passwords
  | typeof secondFactor
  | typeof agents
  | typeof agreements
  | typeof approvals
  | typeof audit
  | typeof clientReports
  | typeof compliance
  | typeof evidence
  | typeof favourites
  | typeof confirmations
  | typeof deals
  | typeof inquiries
  | typeof comparing
  | typeof drafts
  | typeof listingFiles
  | typeof listings
  | typeof ownListings
  | typeof listingRemovals
  | typeof lookups
  | typeof mandates
  | typeof markets
  | typeof memberships
  | typeof messages
  | typeof mailStreams
  | typeof metrics
  | typeof nextSteps
  | typeof notes
  | typeof notifications
  | typeof offers
  | typeof operators
  | typeof orderAdministration
  | typeof orders
  | typeof renewals
  | typeof passkeys
  | typeof pasting
  | typeof phones
  | typeof presets
  | typeof push
  | typeof questions
  | typeof reports
  | typeof rooms
  | typeof savedSearches
  | typeof searches
  | typeof sessions
  | typeof signers
  | typeof suggestions
  | typeof teasers
  | typeof cannedAnswers
  | typeof ticketThreads
  | typeof tickets
  | typeof translations
  | typeof visits;

type CallIn<Each> = Each extends unknown ? Each[keyof Each] : never;

/** Every call of the API. */
export type AnyCall = CallIn<Module>;
