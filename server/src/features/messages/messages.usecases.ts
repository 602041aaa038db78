import { v7 as newId } from "uuid";
import type { Clock } from "../../platform/clock.ts";
import type { Config } from "../../platform/config.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { decrypt, encrypt } from "../../platform/encryption.ts";
import { deriveKey } from "../../platform/keys.ts";
import { say } from "../../platform/language.ts";
import { composeMail } from "../../platform/messages/compose-mail.ts";
import type { Outbox } from "../../platform/messages/messages.ts";
import {
  type Channel,
  insertMessage,
  listKept,
  type Message,
  type NewMessage,
  trimOutbox,
} from "./messages.queries.ts";

/** Messages an outbox that nobody empties keeps. */
export const OUTBOX_MAX = 1_000;

/** What a message says, in its reader's words. A text message has neither subject nor HTML. */
export interface Content {
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
}

export type KeptMessage = Omit<Message, "content"> & Content;
export type Messages = ReturnType<typeof createMessages>;

/** Recording, delivering and looking after messages. */
export function createMessages(parts: { db: Database; clock: Clock; config: Config }) {
  const { db, clock, config } = parts;
  const key = deriveKey(config.secret, "message-content");
  const keptChannels: readonly Channel[] = ["email", "sms"];

  async function record(
    tx: Queryable,
    message: Pick<NewMessage, "channel" | "recipient" | "replyTo" | "language"> & { content: Content },
  ): Promise<void> {
    const id = newId();
    const now = clock.now();
    const content = encrypt(key, JSON.stringify(message.content), id);
    // Nothing takes it on from here: the table is where it is read.
    await insertMessage(tx, { ...message, id, content, status: "sent", createdAt: now, sentAt: now });
    await trimOutbox(tx, OUTBOX_MAX);
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
    /** Whether messages stay here to be read, since no carrier is set for a channel. */
    isKept: config.isPrivate && keptChannels.length > 0,

    /** The messages that stay here, newest first; `to`: only those for exactly that recipient. */
    async listOutbox(to: string | undefined): Promise<KeptMessage[]> {
      const kept = await listKept(db, { channels: keptChannels, to, limit: OUTBOX_MAX });
      return kept.map(({ content, ...message }) => ({ ...message, ...open(message.id, content) }));
    },
  };

  function open(id: string, sealed: Buffer | null): Content {
    if (sealed === null) throw new Error(`message ${id} has no content any more`);
    return JSON.parse(decrypt(key, sealed, id)) as Content;
  }
}
