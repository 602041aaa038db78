import type { Contract } from "../../shared/contract.ts";
import type { Message } from "../../shared/text.ts";

/** Everything that the audit log records, in words. An action that is not here cannot be recorded. */
export const AUDIT_ACTIONS = {
  "sessions.sign_in": /*i18n*/ { id: "audit.sessions.sign_in", message: "Logged in" },
  "sessions.refused": /*i18n*/ { id: "audit.sessions.refused", message: "Log-in refused" },
  "sessions.end": /*i18n*/ { id: "audit.sessions.end", message: "Signed out another device" },
  "sessions.reused": /*i18n*/ { id: "audit.sessions.reused", message: "Session ended: its key was used twice" },
  "accounts.created": /*i18n*/ { id: "audit.accounts.created", message: "Signed up" },
  "accounts.agreed": /*i18n*/ { id: "audit.accounts.agreed", message: "Agreed to the policies" },
  "accounts.profile_saved": /*i18n*/ { id: "audit.accounts.profile_saved", message: "Saved their profile" },
  "accounts.reset_asked": /*i18n*/ { id: "audit.accounts.reset_asked", message: "Password reset requested" },
  "accounts.reset_done": /*i18n*/ { id: "audit.accounts.reset_done", message: "Password reset" },
  "accounts.password_changed": /*i18n*/ { id: "audit.accounts.password_changed", message: "Changed their password" },
  "accounts.email_change_asked": /*i18n*/ {
    id: "audit.accounts.email_change_asked",
    message: "Asked to change their email",
  },
  "accounts.email_changed": /*i18n*/ { id: "audit.accounts.email_changed", message: "Changed their email" },
  "accounts.email_confirmed": /*i18n*/ { id: "audit.accounts.email_confirmed", message: "Confirmed their email" },
  "accounts.change_undone": /*i18n*/ { id: "audit.accounts.change_undone", message: "Change to the account undone" },
  "accounts.phone_changed": /*i18n*/ { id: "audit.accounts.phone_changed", message: "Changed their phone number" },
  "accounts.second_factor_set": /*i18n*/ {
    id: "audit.accounts.second_factor_set",
    message: "Turned on two-step log-in",
  },
  "accounts.second_factor_confirmed": /*i18n*/ {
    id: "audit.accounts.second_factor_confirmed",
    message: "Confirmed a session with a code",
  },
  "accounts.second_factor_removed": /*i18n*/ {
    id: "audit.accounts.second_factor_removed",
    message: "Turned off two-step log-in",
  },
  "accounts.recovery_codes_made": /*i18n*/ {
    id: "audit.accounts.recovery_codes_made",
    message: "Created new recovery codes",
  },
  "accounts.recovery_code_used": /*i18n*/ {
    id: "audit.accounts.recovery_code_used",
    message: "Used a recovery code",
  },
  "accounts.export": /*i18n*/ { id: "audit.accounts.export", message: "Exported their data" },
  "accounts.deleted": /*i18n*/ { id: "audit.accounts.deleted", message: "Deleted their account" },
  "accounts.demo_removed": /*i18n*/ { id: "audit.accounts.demo_removed", message: "Demo removed" },
  "passkeys.added": /*i18n*/ { id: "audit.passkeys.added", message: "Added a passkey" },
  "passkeys.renamed": /*i18n*/ { id: "audit.passkeys.renamed", message: "Renamed a passkey" },
  "passkeys.removed": /*i18n*/ { id: "audit.passkeys.removed", message: "Removed a passkey" },
  "passkeys.confirmed": /*i18n*/ { id: "audit.passkeys.confirmed", message: "Confirmed a session with a passkey" },
  "passkeys.refused": /*i18n*/ { id: "audit.passkeys.refused", message: "Passkey refused" },
  "agents.save": /*i18n*/ { id: "audit.agents.save", message: "Saved their agent profile" },
  "agents.contact_chosen": /*i18n*/ {
    id: "audit.agents.contact_chosen",
    message: "Chose what the directory shows",
  },
  "agents.recheck": /*i18n*/ { id: "audit.agents.recheck", message: "Verification ended: details changed" },
  "agents.verify": /*i18n*/ { id: "audit.agents.verify", message: "Verified an agent" },
  "agents.unverify": /*i18n*/ { id: "audit.agents.unverify", message: "Took back an agent’s verification" },
  "agents.scraping_suspected": /*i18n*/ {
    id: "audit.agents.scraping_suspected",
    message: "Read unusually many agent profiles",
  },
  "listings.create": /*i18n*/ { id: "audit.listings.create", message: "Created a listing" },
  "listings.edit": /*i18n*/ { id: "audit.listings.edit", message: "Edited a listing" },
  "listings.pause": /*i18n*/ { id: "audit.listings.pause", message: "Paused a listing" },
  "listings.resume": /*i18n*/ { id: "audit.listings.resume", message: "Resumed a listing" },
  "listings.close": /*i18n*/ { id: "audit.listings.close", message: "Closed a listing" },
  "listings.list": /*i18n*/ { id: "audit.listings.list", message: "Viewed the list of listings" },
  "listings.export": /*i18n*/ { id: "audit.listings.export", message: "Exported the list of listings" },
  "listings.read": /*i18n*/ { id: "audit.listings.read", message: "Viewed a listing that is not public" },
  "listings.report": /*i18n*/ { id: "audit.listings.report", message: "Reported a listing" },
  "listings.remove": /*i18n*/ { id: "audit.listings.remove", message: "Removed a listing" },
  "listings.restore": /*i18n*/ { id: "audit.listings.restore", message: "Restored a listing" },
  "orders.list": /*i18n*/ { id: "audit.orders.list", message: "Viewed the list of orders" },
  "orders.export": /*i18n*/ { id: "audit.orders.export", message: "Exported the list of orders" },
  "orders.read": /*i18n*/ { id: "audit.orders.read", message: "Viewed an order" },
  "orders.pay": /*i18n*/ { id: "audit.orders.pay", message: "Order paid" },
  "orders.undelivered": /*i18n*/ {
    id: "audit.orders.undelivered",
    message: "Paid, but the listing could not be published",
  },
  "orders.cancel": /*i18n*/ { id: "audit.orders.cancel", message: "Order cancelled" },
  "orders.refund": /*i18n*/ { id: "audit.orders.refund", message: "Refund requested" },
  "orders.refunded": /*i18n*/ { id: "audit.orders.refunded", message: "Refund recorded" },
  "orders.refund_failed": /*i18n*/ { id: "audit.orders.refund_failed", message: "Refund failed" },
  "orders.bank_asked": /*i18n*/ { id: "audit.orders.bank_asked", message: "The bank asked about the payment" },
  "orders.disputed": /*i18n*/ { id: "audit.orders.disputed", message: "Payment disputed by the bank" },
  "orders.dispute_settled": /*i18n*/ { id: "audit.orders.dispute_settled", message: "Dispute settled" },
  "discount_codes.use": /*i18n*/ { id: "audit.discount_codes.use", message: "Used a discount code" },
  "memberships.begin": /*i18n*/ { id: "audit.memberships.begin", message: "Agent Pro started" },
  "memberships.renew": /*i18n*/ { id: "audit.memberships.renew", message: "Agent Pro renewed" },
  "memberships.cancel": /*i18n*/ { id: "audit.memberships.cancel", message: "Agent Pro cancelled" },
  "memberships.resume": /*i18n*/ { id: "audit.memberships.resume", message: "Agent Pro resumed" },
  "memberships.end": /*i18n*/ { id: "audit.memberships.end", message: "Agent Pro ended" },
  "memberships.revoke": /*i18n*/ { id: "audit.memberships.revoke", message: "Agent Pro withdrawn" },
  "memberships.restore": /*i18n*/ { id: "audit.memberships.restore", message: "Agent Pro restored" },
  "access.asked": /*i18n*/ { id: "audit.access.asked", message: "Asked for access to a listing" },
  "access.withdrawn": /*i18n*/ { id: "audit.access.withdrawn", message: "Withdrew a request for access" },
  "access.answered": /*i18n*/ { id: "audit.access.answered", message: "Answered an owner’s question" },
  "access.approved": /*i18n*/ { id: "audit.access.approved", message: "Gave access to a listing" },
  "access.refused": /*i18n*/ { id: "audit.access.refused", message: "Declined a request for access" },
  "access.questioned": /*i18n*/ { id: "audit.access.questioned", message: "Asked about a request for access" },
  "access.extended": /*i18n*/ { id: "audit.access.extended", message: "Extended access to a listing" },
  "access.revoked": /*i18n*/ { id: "audit.access.revoked", message: "Revoked access to a listing" },
  "access.export": /*i18n*/ { id: "audit.access.export", message: "Exported who read confidential values" },
  "access.inspected": /*i18n*/ { id: "audit.access.inspected", message: "Opened a listing’s confidential values" },
  "access.settings_saved": /*i18n*/ { id: "audit.access.settings_saved", message: "Chose whom a listing lets in" },
  "inquiries.list": /*i18n*/ { id: "audit.inquiries.list", message: "Viewed the list of reported conversations" },
  "inquiries.report": /*i18n*/ { id: "audit.inquiries.report", message: "Reported a conversation" },
  "reports.list": /*i18n*/ { id: "audit.reports.list", message: "Viewed the list of reports" },
  "reports.export": /*i18n*/ { id: "audit.reports.export", message: "Exported the list of reports" },
  "reports.read": /*i18n*/ { id: "audit.reports.read", message: "Read a report" },
  "reports.resolve": /*i18n*/ { id: "audit.reports.resolve", message: "Resolved a report" },
  "tickets.list": /*i18n*/ { id: "audit.tickets.list", message: "Viewed the list of tickets" },
  "tickets.export": /*i18n*/ { id: "audit.tickets.export", message: "Exported the list of tickets" },
  "tickets.read": /*i18n*/ { id: "audit.tickets.read", message: "Viewed a ticket" },
  "tickets.assign": /*i18n*/ { id: "audit.tickets.assign", message: "Assigned a ticket" },
  "tickets.triage": /*i18n*/ { id: "audit.tickets.triage", message: "Triaged a ticket" },
  "tickets.answer": /*i18n*/ { id: "audit.tickets.answer", message: "Answered a ticket" },
  "tickets.close": /*i18n*/ { id: "audit.tickets.close", message: "Closed a ticket" },
  "tickets.reopen": /*i18n*/ { id: "audit.tickets.reopen", message: "Reopened a ticket" },
  "messages.list": /*i18n*/ { id: "audit.messages.list", message: "Viewed the failed messages" },
  "messages.export": /*i18n*/ { id: "audit.messages.export", message: "Exported the failed messages" },
  "messages.retry": /*i18n*/ { id: "audit.messages.retry", message: "Retried a message" },
  "notes.read": /*i18n*/ { id: "audit.notes.read", message: "Read the notes" },
  "notes.add": /*i18n*/ { id: "audit.notes.add", message: "Added a note" },
  "notes.edit": /*i18n*/ { id: "audit.notes.edit", message: "Edited a note" },
  "notes.delete": /*i18n*/ { id: "audit.notes.delete", message: "Deleted a note" },
  "metrics.list": /*i18n*/ { id: "audit.metrics.list", message: "Viewed the overview" },
  "lookups.list": /*i18n*/ { id: "audit.lookups.list", message: "Searched the administration" },
  "canned_answers.add": /*i18n*/ { id: "audit.canned_answers.add", message: "Added a canned answer" },
  "canned_answers.edit": /*i18n*/ { id: "audit.canned_answers.edit", message: "Edited a canned answer" },
  "canned_answers.delete": /*i18n*/ { id: "audit.canned_answers.delete", message: "Deleted a canned answer" },
  "presets.save": /*i18n*/ { id: "audit.presets.save", message: "Saved filters of a list" },
  "presets.rename": /*i18n*/ { id: "audit.presets.rename", message: "Renamed saved filters" },
  "presets.delete": /*i18n*/ { id: "audit.presets.delete", message: "Deleted saved filters" },
  "audit.list": /*i18n*/ { id: "audit.audit.list", message: "Viewed the audit log" },
  "audit.export": /*i18n*/ { id: "audit.audit.export", message: "Exported the audit log" },
  "users.list": /*i18n*/ { id: "audit.users.list", message: "Viewed the list of users" },
  "users.export": /*i18n*/ { id: "audit.users.export", message: "Exported the list of users" },
  "users.read": /*i18n*/ { id: "audit.users.read", message: "Viewed a user’s details" },
  "users.disable": /*i18n*/ { id: "audit.users.disable", message: "Disabled an account" },
  "users.enable": /*i18n*/ { id: "audit.users.enable", message: "Re-enabled an account" },
  "users.reset_password": /*i18n*/ { id: "audit.users.reset_password", message: "Sent a password reset link" },
  "users.two_step_reset": /*i18n*/ { id: "audit.users.two_step_reset", message: "Two-step log-in reset" },
  "users.grant": /*i18n*/ { id: "audit.users.grant", message: "Made an administrator" },
  "users.revoke": /*i18n*/ { id: "audit.users.revoke", message: "No longer an administrator" },
} as const satisfies Record<string, Message>;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** The words for a recorded action; undefined for one that an earlier version recorded. */
export function findAuditWords(action: string): Message | undefined {
  return Object.hasOwn(AUDIT_ACTIONS, action) ? AUDIT_ACTIONS[action as AuditAction] : undefined;
}

/** What the audit log calls a read whose use case records nothing itself. A test checks every such call. */
export function toReadAction({ tag }: Pick<Contract, "tag">): AuditAction {
  return `${tag}.list` as AuditAction;
}

/** What entries can be about, in words. */
export const AUDIT_SUBJECTS = {
  account: /*i18n*/ { id: "audit.subject.account", message: "User" },
  canned_answer: /*i18n*/ { id: "audit.subject.canned_answer", message: "Canned answer" },
  inquiry: /*i18n*/ { id: "audit.subject.inquiry", message: "Conversation" },
  listing: /*i18n*/ { id: "audit.subject.listing", message: "Listing" },
  membership: /*i18n*/ { id: "audit.subject.membership", message: "Membership" },
  message: /*i18n*/ { id: "audit.subject.message", message: "Message" },
  order: /*i18n*/ { id: "audit.subject.order", message: "Order" },
  passkey: /*i18n*/ { id: "audit.subject.passkey", message: "Passkey" },
  report: /*i18n*/ { id: "audit.subject.report", message: "Report" },
  session: /*i18n*/ { id: "audit.subject.session", message: "Session" },
  ticket: /*i18n*/ { id: "audit.subject.ticket", message: "Ticket" },
} as const satisfies Record<string, Message>;
export type AuditSubject = keyof typeof AUDIT_SUBJECTS;

/** The words for what an entry is about; undefined for a kind that an earlier version recorded. */
export function findSubjectWords(kind: string): Message | undefined {
  return Object.hasOwn(AUDIT_SUBJECTS, kind) ? AUDIT_SUBJECTS[kind as AuditSubject] : undefined;
}
