import { CHANNELS } from "@vestpocket/domain/messages/messages.schema";
import { drawAttachments } from "./attachments.usecases.ts";
import { openContent } from "./content.tokens.ts";
import type { MessageDeps } from "./messages.deps.ts";
import { listKept, OUTBOX_MAX } from "./messages.queries.ts";
import type { KeptMessage } from "./outbox.views.ts";

/** Whether this server keeps some channel's messages in a readable outbox: a private one that lacks a carrier. */
export function hasOutbox(deps: MessageDeps): boolean {
  return deps.config.isPrivate && listKeptChannels(deps).length > 0;
}

/** The messages in the outbox, newest first; `to`: only those for exactly that recipient. */
export async function listOutbox(deps: MessageDeps, to: string | undefined): Promise<KeptMessage[]> {
  const rows = await listKept(deps.db, { channels: listKeptChannels(deps), to, limit: OUTBOX_MAX });
  const messages: KeptMessage[] = [];
  for (const { content, ...row } of rows) {
    const opened = openContent(deps.key, row.id, content);
    messages.push({ ...row, ...opened, attachments: await drawAttachments(deps, opened.attachments) });
  }
  return messages;
}

function listKeptChannels({ carriers }: MessageDeps) {
  return CHANNELS.filter((channel) => !carriers.has(channel));
}
