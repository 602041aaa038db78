import { findReplyRefusal } from "@vestpocket/domain/inquiries/inquiries.rules";
import type { Inquiry, InquiryThread } from "@vestpocket/domain/inquiries/inquiries.schema";
import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import { cutText, type Language } from "@vestpocket/domain/shared/text";
import { translate } from "../../platform/language.ts";
import { toMoment } from "../../platform/moment.ts";
import type { ConversationRow, InquiryRow, MessageRow } from "./inquiries.queries.ts";

const FORMER_MEMBER = /*i18n*/ { id: "inquiries.former_member", message: "A former member" };

/** A conversation as one of the two sees it in a list. */
export function toInquiry(row: InquiryRow, uid: string, language: Language): Inquiry {
  const isOwner = row.ownerId === uid;
  return {
    ...toFrame(row, isOwner, language),
    excerpt: row.excerpt,
    isLastMine: row.lastByOwner === isOwner,
  };
}

function toFrame(row: Omit<ConversationRow, "isReported">, isOwner: boolean, language: Language) {
  const other = isOwner ? { uid: row.senderId, name: row.senderName } : { uid: row.ownerId, name: row.ownerName ?? "" };
  return {
    id: row.id,
    box: isOwner ? ("received" as const) : ("sent" as const),
    listing: { id: row.listingId, name: pickTitle(row.titles, language) },
    with: other.uid === null ? { uid: null, name: translate(language, FORMER_MEMBER) } : other,
    isUnread: isOwner ? row.ownerUnread : row.senderUnread,
    isArchived: isOwner ? row.ownerArchived : row.senderArchived,
    lastAt: toMoment(row.lastAt),
  };
}

/** A conversation with all its messages, as one of the two reads it. */
export function toThread(
  row: ConversationRow,
  messages: readonly MessageRow[],
  about: { uid: string; language: Language; hasReported: boolean },
): InquiryThread {
  const isOwner = row.ownerId === about.uid;
  const last = messages.at(-1);
  const reason = findReplyRefusal(toConversationState(row));
  return {
    ...toFrame(row, isOwner, about.language),
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

/** A conversation as the domain's rules judge it. */
export function toConversationState(row: ConversationRow) {
  return { ...row, isClosed: row.closedAt !== null };
}
