import type { Message } from "../../shared/text.ts";
import type { NotificationGroup } from "./notifications.terms.ts";

/** Something that somebody is told. */
interface EventRules {
  readonly group: NotificationGroup;
  /** What a push message says: it may be read on a locked screen by anyone, so it names nobody and nothing. */
  readonly push: Message;
  /** It must reach its reader: no preference changes how they are told. */
  readonly isRequired?: true;
  /**
   * A disabled account is told too. It should be if the person must know it whatever they may still use: how their
   * account can be entered, money, a signature, or what an administrator did with what is theirs.
   */
  readonly alsoIfDisabled?: true;
  /**
   * An address that nobody confirmed is mailed too. Its reader may be a stranger, so nothing should be that others wrote
   * or did.
   */
  readonly alsoIfUnconfirmed?: true;
  /** It is of no use in the product: a link that proves whose mailbox it is, or a copy of one's own words. */
  readonly isMailOnly?: true;
}

const toEveryOwner = { isRequired: true, alsoIfDisabled: true, alsoIfUnconfirmed: true } as const;
const SECURITY: Message = /*i18n*/ {
  id: "notifications.push.security",
  message: "A change to how you log in to Vestpocket",
};
const PAYMENT: Message = /*i18n*/ { id: "notifications.push.payment", message: "News about a payment" };
const LISTING: Message = /*i18n*/ { id: "notifications.push.listing", message: "News about your listing" };
const CONFIRM: Message = /*i18n*/ {
  id: "notifications.push.confirm",
  message: "Is your listing still available?",
};

/** Everything that the product tells somebody with an account (product.md §23.1). */
export const EVENTS = {
  inquiry_received: {
    group: "inquiries",
    push: /*i18n*/ { id: "notifications.push.inquiry", message: "A new inquiry about your listing" },
  },
  inquiry_replied: {
    group: "inquiries",
    push: /*i18n*/ { id: "notifications.push.reply", message: "A reply to your inquiry" },
  },
  inquiry_copied: {
    group: "inquiries",
    push: /*i18n*/ { id: "notifications.push.copy", message: "A copy of your inquiry" },
    isMailOnly: true,
  },
  access_requested: {
    group: "access",
    push: /*i18n*/ { id: "notifications.push.access", message: "News about access to your listing" },
  },
  access_decided: {
    group: "access",
    push: /*i18n*/ { id: "notifications.push.decided", message: "News about your access to a listing" },
  },
  access_inspected: { group: "access", push: LISTING, isRequired: true, alsoIfDisabled: true },
  agreement_signed: {
    group: "access",
    push: /*i18n*/ { id: "notifications.push.signed", message: "A signed agreement" },
    isRequired: true,
    alsoIfDisabled: true,
  },
  deal_changed: {
    group: "rooms",
    push: /*i18n*/ { id: "notifications.push.deal", message: "News about a deal" },
  },
  room_question: {
    group: "rooms",
    push: /*i18n*/ { id: "notifications.push.question", message: "News about a question in a deal room" },
  },
  offer_step: {
    group: "offers",
    push: /*i18n*/ { id: "notifications.push.offer", message: "News about an offer" },
  },
  listing_expiring: { group: "listings", push: LISTING },
  listing_expired: { group: "listings", push: LISTING },
  listing_openings: { group: "listings", push: LISTING },
  listing_confirm: { group: "listings", push: CONFIRM },
  listing_confirm_reminder: { group: "listings", push: CONFIRM, isRequired: true },
  listing_lapsed: { group: "listings", push: LISTING, isRequired: true },
  listing_removed: { group: "listings", push: LISTING, ...toEveryOwner },
  listing_restored: { group: "listings", push: LISTING, ...toEveryOwner },
  alerts_found: {
    group: "alerts",
    push: /*i18n*/ { id: "notifications.push.alerts", message: "News about your saved searches and favourites" },
  },
  matches_found: {
    group: "alerts",
    push: /*i18n*/ { id: "notifications.push.matches", message: "A listing fits what you look for" },
  },
  mandate_ending: {
    group: "alerts",
    push: /*i18n*/ { id: "notifications.push.mandate", message: "Are you still looking?" },
    isRequired: true,
  },
  purchase_changed: { group: "payments", push: PAYMENT, isRequired: true, alsoIfDisabled: true },
  membership_changed: {
    group: "payments",
    push: /*i18n*/ { id: "notifications.push.membership", message: "News about your membership" },
    isRequired: true,
    alsoIfDisabled: true,
  },
  security_changed: { group: "account", push: SECURITY, ...toEveryOwner },
  contact_changed: { group: "account", push: SECURITY, isRequired: true, alsoIfDisabled: true },
  password_link: { group: "account", push: SECURITY, isRequired: true, alsoIfUnconfirmed: true, isMailOnly: true },
  confirmation_link: { group: "account", push: SECURITY, isRequired: true, alsoIfUnconfirmed: true, isMailOnly: true },
  address_used: { group: "account", push: SECURITY, ...toEveryOwner, isMailOnly: true },
  account_disabled: { group: "account", push: SECURITY, ...toEveryOwner },
  account_enabled: { group: "account", push: SECURITY, ...toEveryOwner },
  ticket_answered: {
    group: "account",
    push: /*i18n*/ { id: "notifications.push.ticket", message: "An answer to your ticket" },
    ...toEveryOwner,
  },
  report_decided: {
    group: "account",
    push: /*i18n*/ { id: "notifications.push.report", message: "We reviewed your report" },
  },
  payment_attention: { group: "administration", push: PAYMENT, isRequired: true },
  ticket_arrived: {
    group: "administration",
    push: /*i18n*/ { id: "notifications.push.ticket_arrived", message: "A new ticket" },
  },
  ticket_replied: {
    group: "administration",
    push: /*i18n*/ { id: "notifications.push.ticket_replied", message: "A reply to a ticket" },
  },
  approval_asked: {
    group: "administration",
    push: /*i18n*/ { id: "notifications.push.approval_asked", message: "Something waits for your approval" },
  },
  approval_decided: {
    group: "administration",
    push: /*i18n*/ { id: "notifications.push.approval_decided", message: "A decision about what you asked for" },
  },
  agent_waiting: {
    group: "administration",
    push: /*i18n*/ { id: "notifications.push.agent_waiting", message: "An agent waits to be verified" },
  },
  report_arrived: {
    group: "administration",
    push: /*i18n*/ { id: "notifications.push.report_arrived", message: "A new report" },
  },
} as const satisfies Readonly<Record<string, EventRules>>;

export type NotificationEvent = keyof typeof EVENTS;

export const rulesOf = (event: NotificationEvent): EventRules => EVENTS[event];

export const NOTIFICATION_EVENTS = Object.keys(EVENTS) as [NotificationEvent, ...NotificationEvent[]];

/** The events of a group whose way the reader chooses. */
export const listChoosable = (group: NotificationGroup): readonly NotificationEvent[] =>
  NOTIFICATION_EVENTS.filter((event) => rulesOf(event).group === group && !rulesOf(event).isRequired);
