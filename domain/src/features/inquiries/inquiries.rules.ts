import type { Message } from "../../shared/text.ts";
import { ACCOUNT_MESSAGES, validateEmail, validateName } from "../accounts/accounts.rules.ts";

/** Longest message of an inquiry or a reply, in characters (product.md §12). */
export const INQUIRY_MESSAGE_MAX = 5_000;
/** Digits of a phone number at most: the longest there are in the world. */
export const INQUIRY_PHONE_MAX = 15;

/** Inquiries one person may send: in an hour, and about one listing in a day. */
export const INQUIRIES_AN_HOUR = 10;
export const INQUIRIES_PER_LISTING_A_DAY = 3;
/** Replies one person may send in an hour. */
export const REPLIES_AN_HOUR = 60;

export const REPORT_REASONS = ["spam", "fraud", "harassment", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
/** What comes of a report: nothing was wrong, or nobody writes in the conversation any more. */
export const REPORT_OUTCOMES = ["dismissed", "closed"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];
export const REPORT_NOTE_MAX = 1_000;

export const INQUIRY_MESSAGES = {
  preset: /*i18n*/ {
    id: "inquiries.preset",
    message: "Hello, I'm interested in this listing. Can we have a talk about it?",
  },
  nameRequired: /*i18n*/ { id: "inquiries.name_required", message: "Name is required." },
  malformedName: ACCOUNT_MESSAGES.malformedName,
  emailRequired: ACCOUNT_MESSAGES.emailRequired,
  malformedPhone: /*i18n*/ {
    id: "inquiries.malformed_phone",
    message: "Please enter digits only, up to 15.",
  },
  messageRequired: /*i18n*/ { id: "inquiries.message_required", message: "Please write a message." },
  longMessage: /*i18n*/ { id: "inquiries.long_message", message: "The message must be 5,000 characters or fewer." },
  unreadableMessage: /*i18n*/ {
    id: "inquiries.unreadable_message",
    message: "The message contains characters that cannot be displayed.",
  },
  foreignLink: /*i18n*/ {
    id: "inquiries.foreign_link",
    message: "The link must point to a listing on this site.",
  },
  wrongOwner: /*i18n*/ { id: "inquiries.wrong_owner", message: "This listing belongs to someone else." },
  ownListing: /*i18n*/ { id: "inquiries.own_listing", message: "This is your own listing." },
  phoneNeeded: /*i18n*/ {
    id: "inquiries.phone_needed",
    message: "Please confirm your phone number on your profile page before you write to an owner.",
  },
  sent: /*i18n*/ { id: "inquiries.sent", message: "Your message has been sent." },
  failed: /*i18n*/ { id: "inquiries.failed", message: "Failed to send inquiry." },
} as const satisfies Record<string, Message>;

/** Control characters other than the ends of lines and the tab; those that turn text around; half characters. */
const UNREADABLE = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;

/** A message as it is kept: ends of lines of one kind, nothing around it. */
export function toMessageText(typed: string): string {
  return typed.replace(/\r\n?|\u0085|\u2028|\u2029/gu, "\n").trim();
}

/** What is wrong with a message or a reply; undefined where nothing is. Empty ones are told apart by the caller. */
export function validateMessageText(typed: string): Message | undefined {
  const text = toMessageText(typed);
  if ([...text].length > INQUIRY_MESSAGE_MAX) return INQUIRY_MESSAGES.longMessage;
  return UNREADABLE.test(text) ? INQUIRY_MESSAGES.unreadableMessage : undefined;
}

/** The digits of what was typed as a phone number; as many as there are. */
export function toInquiryPhone(typed: string): string {
  return typed.replace(/\D/gu, "");
}

export interface InquiryDetails {
  readonly senderName: string;
  readonly senderEmail: string;
  readonly senderPhone: string;
  readonly message: string;
}

/** What is wrong with the form 'Contact Owner', by field, in the order in which it is to be said (product.md §12). */
export function validateInquiry(details: InquiryDetails): Partial<Record<keyof InquiryDetails, Message>> {
  const found = {
    senderName: validateName(details.senderName, INQUIRY_MESSAGES.nameRequired),
    senderEmail:
      details.senderEmail.trim() === "" ? INQUIRY_MESSAGES.emailRequired : validateEmail(details.senderEmail),
    senderPhone: validatePhone(details.senderPhone),
    message: validateMessageText(details.message),
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}

/** Optional; digits only. */
function validatePhone(phone: string): Message | undefined {
  return /^\d*$/u.test(phone) && phone.length <= INQUIRY_PHONE_MAX ? undefined : INQUIRY_MESSAGES.malformedPhone;
}

export interface Conversation {
  readonly ownerId: string | null;
  readonly senderId: string | null;
  /** An administrator ended it. */
  readonly isClosed: boolean;
  /** Somebody reported it, and nobody has looked at that yet. */
  readonly isReported: boolean;
}

/** Only the two who write to each other see a conversation; an administrator sees one that was reported, by another call. */
export function mayReadConversation(uid: string, { ownerId, senderId }: Conversation): boolean {
  return uid === ownerId || uid === senderId;
}

/** Why nobody may write in a conversation now; undefined where one may. */
export function whyNoReply({ ownerId, senderId, isClosed, isReported }: Conversation): Message | undefined {
  if (ownerId === null || senderId === null) return NO_REPLY.gone;
  if (isClosed) return NO_REPLY.closed;
  return isReported ? NO_REPLY.reported : undefined;
}

const NO_REPLY = {
  gone: /*i18n*/ { id: "inquiries.gone", message: "The other account no longer exists." },
  closed: /*i18n*/ { id: "inquiries.closed", message: "This conversation was ended by an administrator." },
  reported: /*i18n*/ {
    id: "inquiries.reported",
    message: "This conversation was reported. Nobody can write in it until an administrator has reviewed it.",
  },
} as const satisfies Record<string, Message>;
