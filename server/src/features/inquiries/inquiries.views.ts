import { findReplyRefusal } from "@vestpocket/domain/inquiries/inquiries.rules";
import type { Inquiry, InquiryThread } from "@vestpocket/domain/inquiries/inquiries.schema";
import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import { cutText, type Language } from "@vestpocket/domain/shared/text";
import { translate } from "../../platform/language.ts";
import { toMoment } from "../../platform/moment.ts";
import type { ConversationRow, InquiryRow, MessageRow } from "./inquiries.queries.ts";

/** The other party in a conversation, if the owner withholds their name. */
export const UNNAMED_OWNER = /*i18n*/ { id: "inquiries.unnamed_owner", message: "The owner" };
const FORMER_MEMBER = /*i18n*/ { id: "inquiries.former_member", message: "A former member" };

interface Reader {
  readonly uid: string;
  readonly language: Language;
  /** Whether they may know who the owner is. */
  readonly mayKnowOwner: boolean;
}

/** A conversation in a list, as one of the two parties sees it. */
export function toInquiry(row: InquiryRow, reader: Reader): Inquiry {
  const isOwner = row.ownerId === reader.uid;
  return {
    ...toFrame(row, reader),
    excerpt: row.excerpt,
    isLastMine: row.lastByOwner === isOwner,
  };
}

function toFrame(row: Omit<ConversationRow, "isReported">, reader: Reader) {
  const { language } = reader;
  const isOwner = row.ownerId === reader.uid;
  return {
    id: row.id,
    box: isOwner ? ("received" as const) : ("sent" as const),
    listing: { id: row.listingId, name: pickTitle(row.titles, language) },
    with: isOwner ? toOther(row.senderId, row.senderName, reader) : toOwner(row, reader),
    isUnread: isOwner ? row.ownerUnread : row.senderUnread,
    isArchived: isOwner ? row.ownerArchived : row.senderArchived,
    lastAt: toMoment(row.lastAt),
  };
}

function toOwner({ ownerId, ownerName }: Omit<ConversationRow, "isReported">, reader: Reader) {
  if (!reader.mayKnowOwner) return { uid: null, name: translate(reader.language, UNNAMED_OWNER) };
  return toOther(ownerId, ownerName ?? "", reader);
}

function toOther(uid: string | null, name: string, { language }: Reader) {
  return uid === null ? { uid, name: translate(language, FORMER_MEMBER) } : { uid, name };
}

/** A conversation with all its messages, as one of the two parties reads it. */
export function toThread(
  row: ConversationRow,
  messages: readonly MessageRow[],
  about: Reader & { readonly hasReported: boolean },
): InquiryThread {
  const isOwner = row.ownerId === about.uid;
  const last = messages.at(-1);
  const reason = findReplyRefusal(toConversationState(row));
  return {
    ...toFrame(row, about),
    excerpt: cutText(last?.text ?? "", 200),
    isLastMine: last?.byOwner === isOwner,
    messages: messages.map(({ id, byOwner, text, createdAt }) => ({
      id,
      isMine: byOwner === isOwner,
      text,
      createdAt: toMoment(createdAt),
    })),
    senderPhone: isOwner && row.senderPhone !== "" ? row.senderPhone : null,
    accountName: isOwner && row.senderAccountName !== row.senderName ? row.senderAccountName : null,
    noReply: reason === undefined ? null : translate(about.language, reason),
    hasReported: about.hasReported,
  };
}

/** A conversation as input to the domain's rules. */
export function toConversationState(row: ConversationRow) {
  return { ...row, isClosed: row.closedAt !== null };
}
