import { toLines } from "../../shared/readable-text.ts";
import type { Message } from "../../shared/text.ts";
import { ACCOUNT_MESSAGES, validateEmail, validateName } from "../accounts/accounts.rules.ts";
import { readPhone, writePhone } from "../phones/typed-phone.rules.ts";

/** Longest message of an inquiry or a reply, in characters (product.md §12). */
export const INQUIRY_MESSAGE_MAX = 5_000;
/** Inquiries that one person may send per hour, and per day about one listing. */
export const INQUIRIES_AN_HOUR = 10;
export const INQUIRIES_PER_LISTING_A_DAY = 3;
/** Replies that one person may send per hour. */
export const REPLIES_AN_HOUR = 60;

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
    message: "Enter 10 digits, and the extension if any: 514-555-0100, ext. 204. For another country, start with +.",
  },
  messageRequired: /*i18n*/ { id: "inquiries.message_required", message: "Please write a message." },
  longMessage: /*i18n*/ { id: "inquiries.long_message", message: "The message must be 5,000 characters or fewer." },
  foreignLink: /*i18n*/ {
    id: "inquiries.foreign_link",
    message: "The link must point to a listing on this site.",
  },
  wrongOwner: /*i18n*/ { id: "inquiries.wrong_owner", message: "This listing belongs to someone else." },
  ownListing: /*i18n*/ { id: "inquiries.own_listing", message: "You cannot contact yourself about your own listing." },
  phoneNeeded: /*i18n*/ {
    id: "inquiries.phone_needed",
    message: "Please confirm your phone number on your profile page before you write to an owner.",
  },
  ownerUnconfirmed: /*i18n*/ {
    id: "inquiries.owner_unconfirmed",
    message: "The owner of this listing cannot receive messages yet. Please try again later.",
  },
  sent: /*i18n*/ { id: "inquiries.sent", message: "Your message has been sent." },
  failed: /*i18n*/ { id: "inquiries.failed", message: "Failed to send inquiry." },
} as const satisfies Record<string, Message>;

/** The problem with a message or a reply, or undefined. Whether it may be empty is for the caller to decide (product.md §12). */
export function validateMessageText(typed: string): Message | undefined {
  return [...toLines(typed)].length > INQUIRY_MESSAGE_MAX ? INQUIRY_MESSAGES.longMessage : undefined;
}

/** A valid phone number as it is stored, with its extension; empty if none is given (product.md §12). */
export function toInquiryPhone(typed: string): string {
  const phone = readPhone(typed);
  return phone === undefined ? "" : writePhone(phone);
}

export interface InquiryDetails {
  readonly senderName: string;
  readonly senderEmail: string;
  readonly senderPhone: string;
  readonly message: string;
}

/** The problems in the 'Contact Owner' form, by field, in the order in which they are shown (product.md §12). */
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

/** Optional. */
function validatePhone(typed: string): Message | undefined {
  return typed.trim() === "" || readPhone(typed) ? undefined : INQUIRY_MESSAGES.malformedPhone;
}

export interface Conversation {
  readonly ownerId: string | null;
  readonly senderId: string | null;
  /** An administrator closed it. */
  readonly isClosed: boolean;
  /** It was reported and the report has not been reviewed. */
  readonly isReported: boolean;
}

/** Whether a person takes part in a conversation. Administrators read reported ones through a separate call. */
export function mayReadConversation(uid: string, { ownerId, senderId }: Conversation): boolean {
  return uid === ownerId || uid === senderId;
}

/** Why nobody can write in a conversation right now, or undefined if its two people can. */
export function findReplyRefusal({ ownerId, senderId, isClosed, isReported }: Conversation): Message | undefined {
  if (ownerId === null || senderId === null) return NO_REPLY.gone;
  if (isClosed) return NO_REPLY.closed;
  return isReported ? NO_REPLY.reported : undefined;
}

const NO_REPLY = {
  gone: /*i18n*/ {
    id: "inquiries.gone",
    message: "The other person’s account no longer exists, so you cannot reply.",
  },
  closed: /*i18n*/ { id: "inquiries.closed", message: "This conversation was ended by an administrator." },
  reported: /*i18n*/ {
    id: "inquiries.reported",
    message: "This conversation was reported. Nobody can write in it until an administrator has reviewed it.",
  },
} as const satisfies Record<string, Message>;
