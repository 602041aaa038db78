import { isCommercial } from "@vestpocket/domain/messages/streams.rules";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { translate } from "../../platform/language.ts";
import { findCause } from "../../platform/log/cause.ts";
import { composeMail } from "../../platform/messages/compose-mail.ts";
import type { MailAttachment, Outbox } from "../../platform/messages/messages.ts";
import { mayMail, toCommercial, toUnsubscribeHeaders } from "./commercial.usecases.ts";
import { type Content, sealContent } from "./content.tokens.ts";
import { type MessageDeps, queueOf } from "./messages.deps.ts";
import { type Channel, insertMessage, type NewMessage, OUTBOX_MAX, trimOutbox } from "./messages.queries.ts";

/** Maximum total bytes of an e-mail's attachments: many mailboxes reject 10 MB, and base64 adds a third. */
const ATTACHMENTS_MAX = 5_000_000;

/** How every feature sends e-mails and text messages. */
export function createOutbox(deps: MessageDeps): Outbox {
  return {
    sendMail: async (tx, { to, replyTo, language, content, attachments = [], stream = "service", ...about }) => {
      const bytes = attachments.reduce((sum, file) => sum + sizeOf(file), 0);
      if (bytes > ATTACHMENTS_MAX) throw new Error(`an e-mail has ${bytes} bytes of attachments`);
      const { publicUrl: siteUrl, operator } = deps.config;
      const commercial = isCommercial(stream) ? toCommercial(deps, { ...about, stream, language }) : undefined;
      if (commercial !== undefined && !(await mayMail(deps, tx, { ...commercial, address: to }))) return;
      await recordMessage(deps, tx, {
        channel: "email",
        recipient: to,
        replyTo: replyTo ?? null,
        language,
        kind: content.subject.id,
        stream,
        accountId: commercial?.accountId ?? null,
        content: {
          ...composeMail(content, { language, siteUrl, operator, unsubscribeUrl: commercial?.url }),
          attachments,
          ...(commercial !== undefined && { headers: toUnsubscribeHeaders(commercial.url) }),
        },
      });
    },
    sendText: (tx, { to, language, text }) =>
      recordMessage(deps, tx, {
        channel: "sms",
        recipient: to,
        replyTo: null,
        language,
        kind: text.id,
        content: { subject: null, text: translate(language, text), html: null, attachments: [] },
      }),
  };
}

/** A document is stored undrawn, and its file is larger by its fonts only. */
const sizeOf = (file: MailAttachment): number =>
  "document" in file ? JSON.stringify(file.document).length : file.content.length;

async function recordMessage(
  deps: MessageDeps,
  tx: Queryable,
  message: Pick<NewMessage, "channel" | "recipient" | "replyTo" | "language" | "kind" | "stream" | "accountId"> & {
    content: Content;
  },
): Promise<void> {
  const id = newId();
  const now = deps.clock.now();
  const requestId = findCause()?.requestId ?? null;
  const row = { ...message, id, content: sealContent(deps.key, id, message.content), createdAt: now, requestId };
  if (deps.carriers.has(message.channel)) {
    await insertMessage(tx, { ...row, status: "queued" });
    await enqueueMessage(deps, tx, { id, channel: message.channel });
  } else {
    // No carrier: the message stays in the outbox, where it can be read.
    await insertMessage(tx, { ...row, status: "sent", sentAt: now });
    await trimOutbox(tx, OUTBOX_MAX);
  }
}

/** Queues a recorded message for delivery. */
export async function enqueueMessage(
  { jobs }: Pick<MessageDeps, "jobs">,
  tx: Queryable,
  { id, channel }: { id: string; channel: Channel },
): Promise<void> {
  await jobs?.send({ tx, queue: queueOf(channel), data: { id } });
}
