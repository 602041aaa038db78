import type { FailedMessage } from "@vestpocket/domain/messages/messages.schema";
import { countPages } from "@vestpocket/domain/shared/paging";
import type { PageRequest } from "@vestpocket/domain/shared/paging.schema";
import type { Logger } from "pino";
import { v7 as newId } from "uuid";
import type { RecordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Config } from "../../platform/config.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { deriveKey } from "../../platform/keys.ts";
import { say } from "../../platform/language.ts";
import type { Carrier } from "../../platform/messages/carrier.ts";
import { composeMail } from "../../platform/messages/compose-mail.ts";
import { createMailCarrier } from "../../platform/messages/mail-carrier.ts";
import type { Outbox } from "../../platform/messages/messages.ts";
import { createSmsCarrier } from "../../platform/messages/sms-carrier.ts";
import { toMoment } from "../../platform/moment.ts";
import { type Content, openContent, sealContent } from "./content.ts";
import { buildQueue, queueOf } from "./delivery.ts";
import {
  type Channel,
  deleteOldMessages,
  type FailedRow,
  hasMessage,
  insertMessage,
  type KeptRow,
  listFailedMessages,
  listKept,
  type NewMessage,
  requeueMessage,
  trimOutbox,
} from "./messages.queries.ts";

/** Messages that stay to be read where nothing carries them away. */
const OUTBOX_MAX = 1_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long it is known to whom something was sent, and what reached nobody. */
const SENT_DAYS = 30;
const FAILED_DAYS = 90;

export type KeptMessage = Omit<KeptRow, "content"> & Content;
export type Messages = ReturnType<typeof createMessages>;

/** Recording, delivering and looking after messages. Without `jobs` nothing is delivered by this process. */
export function createMessages(parts: {
  db: Database;
  clock: Clock;
  config: Config;
  log: Logger;
  recordAudit: RecordAudit;
  jobs?: Jobs | undefined;
}) {
  const { db, clock, config, log, recordAudit, jobs } = parts;
  const key = deriveKey(config.secret, "message-content");
  const carriers = new Map<Channel, Carrier>();
  if (config.mail !== undefined) carriers.set("email", createMailCarrier(config.mail));
  if (config.sms !== undefined) carriers.set("sms", createSmsCarrier(config.sms));
  const keptChannels = (["email", "sms"] as const).filter((channel) => !carriers.has(channel));

  async function record(
    tx: Queryable,
    message: Pick<NewMessage, "channel" | "recipient" | "replyTo" | "language"> & { content: Content },
  ): Promise<void> {
    const id = newId();
    const now = clock.now();
    const row = { ...message, id, content: sealContent(key, id, message.content), createdAt: now };
    if (carriers.has(message.channel)) {
      await insertMessage(tx, { ...row, status: "queued" });
      await enqueue(tx, { id, channel: message.channel });
    } else {
      // Nothing takes it on from here: the table is where it is read.
      await insertMessage(tx, { ...row, status: "sent", sentAt: now });
      await trimOutbox(tx, OUTBOX_MAX);
    }
  }

  async function enqueue(tx: Queryable, message: { id: string; channel: Channel }): Promise<void> {
    await jobs?.send(tx, queueOf(message.channel), { id: message.id });
  }

  const outbox: Outbox = {
    sendMail: (tx, { to, replyTo, language, content }) =>
      record(tx, {
        channel: "email",
        recipient: to,
        replyTo: replyTo ?? null,
        language,
        content: composeMail(content, { language, siteUrl: config.publicUrl }),
      }),
    sendText: (tx, { to, language, text }) =>
      record(tx, {
        channel: "sms",
        recipient: to,
        replyTo: null,
        language,
        content: { subject: null, text: say(language, text), html: null },
      }),
  };

  return {
    outbox,

    /** Whether messages of some channel stay on this server to be read. */
    isKept: config.isPrivate && keptChannels.length > 0,

    /** The messages that stay here, newest first; `to`: only those for exactly that recipient. */
    async listOutbox(to: string | undefined): Promise<KeptMessage[]> {
      const rows = await listKept(db, { channels: keptChannels, to, limit: OUTBOX_MAX });
      return rows.map(({ content, ...row }) => ({ ...row, ...openContent(key, row.id, content) }));
    },

    async listFailed({ page, limit }: PageRequest) {
      const { rows, total } = await listFailedMessages(db, { page, limit });
      return { messages: rows.map(toFailedMessage), page, totalPages: countPages(total, limit), totalResults: total };
    },

    /** Sends a failed message again. Throws where there is none, or where it did not fail. */
    async retry(id: string, actorId: string): Promise<void> {
      await db.transaction(async (tx) => {
        const channel = await requeueMessage(tx, id);
        if (channel === undefined) throw (await hasMessage(tx, id)) ? notFailed() : messageNotFound();
        await recordAudit(tx, { actorId, action: "messages.retry", subject: { kind: "message", id } });
        await enqueue(tx, { id, channel });
      });
    },

    /** Has what was recorded delivered by this process, and old messages deleted. */
    async work(jobs: Jobs): Promise<void> {
      for (const [channel, carrier] of carriers) {
        await jobs.serve(buildQueue({ channel, carrier, key, db, clock, log }));
      }
      await jobs.schedule({ name: "messages.purge", cron: "40 8 * * *", work: () => purge() });
    },
    purge,
  };

  async function purge(): Promise<void> {
    const now = clock.now().getTime();
    await deleteOldMessages(db, {
      sent: new Date(now - SENT_DAYS * DAY_MS),
      failed: new Date(now - FAILED_DAYS * DAY_MS),
      carried: [...carriers.keys()],
    });
  }
}

function toFailedMessage(row: FailedRow): FailedMessage {
  const { id, channel, recipient, language, attempts, lastError, createdAt, failedAt } = row;
  return {
    id,
    channel,
    to: recipient,
    language,
    attempts,
    lastError: lastError ?? "",
    createdAt: toMoment(createdAt),
    failedAt: toMoment(failedAt ?? createdAt),
  };
}

export const messageNotFound = () =>
  new Failure({
    status: 404,
    code: "messages.not_found",
    text: /*i18n*/ { id: "messages.not_found", message: "This message does not exist." },
  });

const notFailed = () =>
  new Failure({
    status: 409,
    code: "messages.not_failed",
    text: /*i18n*/ { id: "messages.not_failed", message: "Only failed messages can be sent again." },
  });
