import { mayReadConversation } from "@vestpocket/domain/inquiries/inquiries.rules";
import type { InquiryBox } from "@vestpocket/domain/inquiries/inquiries.terms";
import { describeList } from "@vestpocket/domain/shared/paging";
import type { PageRequest } from "@vestpocket/domain/shared/paging.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { InquiryDeps } from "./inquiries.deps.ts";
import { inquiryNotFound } from "./inquiries.failures.ts";
import {
  type ConversationRow,
  findConversation,
  hasOpenReport,
  listConversationMessages,
  listConversations,
  lockConversation,
  updateConversation,
} from "./inquiries.queries.ts";
import { toConversationState, toInquiry, toThread } from "./inquiries.views.ts";
import { nameOwner } from "./naming.usecases.ts";

interface ListInquiries extends PageRequest {
  readonly viewer: Viewer;
  readonly box: InquiryBox;
  readonly isArchived: boolean;
  readonly listingId: string | undefined;
  readonly language: Language;
}

/** One side's conversations, newest first. */
export async function listInquiries(deps: InquiryDeps, { viewer: { uid }, language, ...wanted }: ListInquiries) {
  const { rows, total } = await listConversations(deps.db, { ...wanted, uid });
  const known = await Promise.all(rows.map((row) => nameOwner(deps, uid, row)));
  const inquiries = rows.map((row, place) => toInquiry(row, { uid, language, mayKnowOwner: known[place] ?? false }));
  return { inquiries, ...describeList(wanted, total, rows) };
}

/** A conversation with all its messages. Reading it marks it as read. */
export async function readInquiry(
  deps: InquiryDeps,
  { viewer: { uid }, id, language }: { viewer: Viewer; id: string; language: Language },
) {
  const { db } = deps;
  const row = await getConversation(db, uid, id);
  const isOwner = row.ownerId === uid;
  if (isOwner ? row.ownerUnread : row.senderUnread) {
    await updateConversation(db, id, isOwner ? { ownerUnread: false } : { senderUnread: false });
  }
  const messages = await listConversationMessages(db, id);
  const hasReported = await hasOpenReport(db, { inquiryId: id, byOwner: isOwner });
  return toThread(row, messages, { uid, language, hasReported, mayKnowOwner: await nameOwner(deps, uid, row) });
}

/** Moves a conversation to the viewer's archive, or back to their inbox. A new message moves it back too. */
export async function archiveInquiry(
  { db }: InquiryDeps,
  { viewer: { uid }, id, isArchived }: { viewer: Viewer; id: string; isArchived: boolean },
): Promise<void> {
  const row = await getConversation(db, uid, id);
  const isOwner = row.ownerId === uid;
  await updateConversation(db, id, isOwner ? { ownerArchived: isArchived } : { senderArchived: isArchived });
}

/** A conversation that this person takes part in. Throws Failure 404 for anyone else, as if it did not exist. */
export async function getConversation(db: Queryable, uid: string, id: string): Promise<ConversationRow> {
  const row = isUuid(id) ? await findConversation(db, id) : undefined;
  if (row === undefined || !mayReadConversation(uid, toConversationState(row))) throw inquiryNotFound();
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockOwnConversation(tx: Queryable, uid: string, id: string): Promise<ConversationRow> {
  await getConversation(tx, uid, id);
  await lockConversation(tx, id);
  return getConversation(tx, uid, id);
}
