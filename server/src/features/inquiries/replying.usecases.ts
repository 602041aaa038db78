import { findReplyRefusal, INQUIRY_MESSAGES, validateMessageText } from "@vestpocket/domain/inquiries/inquiries.rules";
import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Remember } from "../../platform/idempotency/once.ts";
import type { RequestKey } from "../../platform/idempotency/request-key.ts";
import { translate } from "../../platform/language.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { getConversation, lockOwnConversation } from "./conversations.usecases.ts";
import type { InquiryDeps } from "./inquiries.deps.ts";
import { inquiryConflict, inquiryNotFound, tooManyMessages } from "./inquiries.failures.ts";
import { replyMail, replySubject } from "./inquiries.mails.ts";
import { insertInquiryMessage, updateConversation } from "./inquiries.queries.ts";
import { toConversationState, UNNAMED_OWNER } from "./inquiries.views.ts";
import { nameOwner } from "./naming.usecases.ts";

interface Reply {
  readonly viewer: Viewer;
  readonly id: string;
  readonly message: string;
  readonly requestKey: RequestKey | null;
}

/** Writes to the other side, by e-mail too. The owner's address stays private. */
export async function replyToInquiry(deps: InquiryDeps, { requestKey, ...reply }: Reply): Promise<void> {
  const scope = `inquiries.reply ${reply.viewer.uid}`;
  await deps.once.run({ scope, requestKey, work: (remember) => sendReply(deps, { ...reply, remember }) });
}

type NewReply = Omit<Reply, "requestKey"> & { readonly remember: Remember };

async function sendReply(deps: InquiryDeps, { message, remember, ...reply }: NewReply): Promise<string> {
  const problem = message === "" ? INQUIRY_MESSAGES.messageRequired : validateMessageText(message);
  if (problem !== undefined) throw badFields({ message: problem });
  const { uid } = reply.viewer;
  await getConversation(deps.db, uid, reply.id);
  const refusal = await deps.limits.replies.take(uid);
  if (refusal !== undefined) throw tooManyMessages(refusal, "replies");
  await deps.db.transaction(async (tx) => {
    await addReply(deps, tx, { ...reply, message });
    await remember(tx, "");
  });
  return "";
}

async function addReply(
  deps: InquiryDeps,
  tx: Queryable,
  { viewer: { uid }, id, message: text }: Omit<NewReply, "remember">,
): Promise<void> {
  const { clock, findContact, tell } = deps;
  const row = await lockOwnConversation(tx, uid, id);
  const byOwner = row.ownerId === uid;
  const reason = findReplyRefusal(toConversationState(row));
  if (reason !== undefined) throw inquiryConflict(reason.id, reason);
  const author = await findContact(tx, uid);
  const other = await findContact(tx, (byOwner ? row.senderId : row.ownerId) ?? "");
  if (author === undefined || other === undefined) throw inquiryNotFound();

  const now = clock.now();
  await insertInquiryMessage(tx, { id: newId(), inquiryId: id, byOwner, text, createdAt: now });
  await updateConversation(tx, id, {
    lastAt: now,
    ownerArchived: false,
    senderArchived: false,
    ...(byOwner ? { senderUnread: true } : { ownerUnread: true }),
  });
  const isNamed = !byOwner || (await nameOwner(deps, other.id, row));
  const ownerName = isNamed ? `${author.firstName} ${author.lastName}` : translate(other.language, UNNAMED_OWNER);
  const name = byOwner ? ownerName : row.senderName;
  const accountName = byOwner ? ownerName : `${author.firstName} ${author.lastName}`;
  const title = pickTitle(row.titles, other.language);
  await tell(tx, other, {
    event: "inquiry_replied",
    path: paths.inquiry(id),
    listingId: row.listingId,
    // Who posted the listing may be known to its reader today and not tomorrow.
    text: byOwner ? replySubject({ name: UNNAMED_OWNER, title }) : undefined,
    mail: {
      replyTo: byOwner || author.emailVerifiedAt === null ? undefined : author.email,
      toContent: (url, toUrl) => {
        const listingUrl = row.listingId === null ? undefined : toUrl(paths.property(row.listingId));
        return replyMail({ name, accountName, title, text, url, listingUrl });
      },
    },
  });
}
