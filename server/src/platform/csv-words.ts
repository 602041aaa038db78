import type { Message } from "@vestpocket/domain/shared/text";

/** The headings of exported lists. */
export const CSV_HEADINGS = {
  id: /*i18n*/ { id: "csv.id", message: "ID" },
  firstName: /*i18n*/ { id: "csv.first_name", message: "First name" },
  lastName: /*i18n*/ { id: "csv.last_name", message: "Last name" },
  email: /*i18n*/ { id: "csv.email", message: "Email" },
  role: /*i18n*/ { id: "csv.role", message: "Role" },
  status: /*i18n*/ { id: "csv.status", message: "Status" },
  listings: /*i18n*/ { id: "csv.listings", message: "Listings" },
  agentPro: /*i18n*/ { id: "csv.agent_pro", message: "Agent Pro" },
  agent: /*i18n*/ { id: "csv.agent", message: "Agent" },
  verified: /*i18n*/ { id: "csv.verified", message: "Verified" },
  createdAt: /*i18n*/ { id: "csv.created_at", message: "Created (UTC)" },
  title: /*i18n*/ { id: "csv.title", message: "Title" },
  subtype: /*i18n*/ { id: "csv.subtype", message: "Subtype" },
  city: /*i18n*/ { id: "csv.city", message: "City" },
  province: /*i18n*/ { id: "csv.province", message: "Province" },
  price: /*i18n*/ { id: "csv.price", message: "Price (CAD)" },
  salePrice: /*i18n*/ { id: "csv.sale_price", message: "Sale price (CAD)" },
  rentMonthGross: /*i18n*/ { id: "csv.rent_month_gross", message: "Gross rent per month (CAD)" },
  rentSqftYearGross: /*i18n*/ { id: "csv.rent_sqft_year_gross", message: "Gross rent per sq ft per year (CAD)" },
  owner: /*i18n*/ { id: "csv.owner", message: "Owner" },
  ownerId: /*i18n*/ { id: "csv.owner_id", message: "Owner ID" },
  expiresAt: /*i18n*/ { id: "csv.expires_at", message: "Expires (UTC)" },
  receipt: /*i18n*/ { id: "csv.receipt", message: "Receipt" },
  buyer: /*i18n*/ { id: "csv.buyer", message: "Buyer" },
  buyerId: /*i18n*/ { id: "csv.buyer_id", message: "Buyer ID" },
  item: /*i18n*/ { id: "csv.item", message: "Item" },
  listing: /*i18n*/ { id: "csv.listing", message: "Listing" },
  total: /*i18n*/ { id: "csv.total", message: "Total (CAD)" },
  refunded: /*i18n*/ { id: "csv.refunded", message: "Refunded (CAD)" },
  net: /*i18n*/ { id: "csv.net", message: "Before tax (CAD)" },
  tax: /*i18n*/ { id: "csv.tax", message: "{tax} (CAD)" },
  refundedTax: /*i18n*/ { id: "csv.refunded_tax", message: "Refunded {tax} (CAD)" },
  notes: /*i18n*/ { id: "csv.notes", message: "Credit and debit notes" },
  billedTo: /*i18n*/ { id: "csv.billed_to", message: "Billed to" },
  company: /*i18n*/ { id: "csv.company", message: "Company" },
  paidAt: /*i18n*/ { id: "csv.paid_at", message: "Paid (UTC)" },
  number: /*i18n*/ { id: "csv.number", message: "Number" },
  subject: /*i18n*/ { id: "csv.subject", message: "Subject" },
  type: /*i18n*/ { id: "csv.type", message: "Type" },
  priority: /*i18n*/ { id: "csv.priority", message: "Priority" },
  assignee: /*i18n*/ { id: "csv.assignee", message: "Assigned to" },
  reason: /*i18n*/ { id: "csv.reason", message: "Reason" },
  reporter: /*i18n*/ { id: "csv.reporter", message: "Reported by" },
  reported: /*i18n*/ { id: "csv.reported", message: "Reported user" },
  outcome: /*i18n*/ { id: "csv.outcome", message: "Outcome" },
  resolvedAt: /*i18n*/ { id: "csv.resolved_at", message: "Resolved (UTC)" },
  channel: /*i18n*/ { id: "csv.channel", message: "Channel" },
  recipient: /*i18n*/ { id: "csv.recipient", message: "To" },
  attempts: /*i18n*/ { id: "csv.attempts", message: "Attempts" },
  lastError: /*i18n*/ { id: "csv.last_error", message: "Last error" },
  failedAt: /*i18n*/ { id: "csv.failed_at", message: "Failed (UTC)" },
  at: /*i18n*/ { id: "csv.at", message: "When (UTC)" },
  action: /*i18n*/ { id: "csv.action", message: "Action" },
  actionCode: /*i18n*/ { id: "csv.action_code", message: "Action code" },
  actor: /*i18n*/ { id: "csv.actor", message: "Actor" },
  actorId: /*i18n*/ { id: "csv.actor_id", message: "Actor ID" },
  targetKind: /*i18n*/ { id: "csv.target_kind", message: "Target type" },
  target: /*i18n*/ { id: "csv.target", message: "Target" },
  targetId: /*i18n*/ { id: "csv.target_id", message: "Target ID" },
  details: /*i18n*/ { id: "csv.details", message: "Details" },
  address: /*i18n*/ { id: "csv.address", message: "IP address" },
} as const satisfies Record<string, Message>;

const YES = /*i18n*/ { id: "csv.yes", message: "Yes" };
const NO = /*i18n*/ { id: "csv.no", message: "No" };
const DELETED = /*i18n*/ { id: "csv.deleted_account", message: "Deleted account" };

type Say = (message: Message) => string;

export const toYesOrNo = (is: boolean, say: Say): string => say(is ? YES : NO);

/** A person's name, or a label if the account was deleted. */
export const toPersonCell = (name: string | null, say: Say): string => name || say(DELETED);

/** '2026-11-20 17:00:00', which spreadsheets recognize as a date and time. */
export function toMomentCell(moment: { readonly seconds: number } | null): string | null {
  return moment === null ? null : new Date(moment.seconds * 1000).toISOString().slice(0, 19).replace("T", " ");
}

/** '64.99'. */
export const toMoneyCell = (cents: number): string => (cents / 100).toFixed(2);
