import {
  FAILED_MESSAGE_RETENTION,
  PAST_STREAM_CONSENT_RETENTION,
  SENT_MESSAGE_RETENTION,
  SUPPRESSION_RETENTION,
} from "@vestpocket/domain/messages/messages.retention";
import { describeList } from "@vestpocket/domain/shared/paging";
import { findRetentionStart } from "@vestpocket/domain/shared/retention";
import { validate as isUuid } from "uuid";
import type { RecordAudit } from "../../platform/audit.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { MessageDeps } from "./messages.deps.ts";
import { messageNotFailed, messageNotFound } from "./messages.failures.ts";
import { deleteOldMessages, hasMessage, listFailedMessages, requeueMessage } from "./messages.queries.ts";
import { toFailedMessage } from "./messages.views.ts";
import { deletePastStreamConsents } from "./past-stream-consents.queries.ts";
import { enqueueMessage } from "./recording.usecases.ts";
import { dropOutwaited } from "./stopping.usecases.ts";
import { deleteOldSuppressions, forgetUnknownMailbox } from "./suppressions.queries.ts";

/** A page of undeliverable messages, for administrators. */
export async function listFailed({ db }: MessageDeps, request: Parameters<typeof listFailedMessages>[1]) {
  const { rows, total } = await listFailedMessages(db, request);
  return { messages: rows.map(toFailedMessage), ...describeList(request, total, rows) };
}

/** Sends a failed message again, also to a mailbox that was unknown. Throws Failure if there is none, or if it did not fail. */
export async function retryMessage(
  deps: MessageDeps & { readonly recordAudit: RecordAudit },
  { id, viewer }: { id: string; viewer: Pick<Viewer, "uid"> },
): Promise<void> {
  if (!isUuid(id)) throw messageNotFound();
  await deps.db.transaction(async (tx) => {
    const queued = await requeueMessage(tx, id);
    if (queued === undefined) throw (await hasMessage(tx, id)) ? messageNotFailed() : messageNotFound();
    const { channel, recipient } = queued;
    // Otherwise it would be withheld. The mailbox is unknown again if it is rejected again.
    if (channel === "email") await forgetUnknownMailbox(tx, recipient);
    await deps.recordAudit(tx, { actorId: viewer.uid, action: "messages.retry", subject: { kind: "message", id } });
    await enqueueMessage(deps, tx, { id, channel });
  });
}

/** Deletes the records of old messages, and what waited for too long. */
export async function purgeMessages({ db, clock, carriers }: MessageDeps): Promise<void> {
  await dropOutwaited({ db, clock });
  const now = clock.now();
  await deleteOldMessages(db, {
    sent: findRetentionStart(SENT_MESSAGE_RETENTION, now),
    failed: findRetentionStart(FAILED_MESSAGE_RETENTION, now),
    carried: [...carriers.keys()],
  });
  await deletePastStreamConsents(db, findRetentionStart(PAST_STREAM_CONSENT_RETENTION, now));
  await deleteOldSuppressions(db, findRetentionStart(SUPPRESSION_RETENTION, now));
}
