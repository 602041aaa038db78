import { CHANNELS } from "@vestpocket/domain/messages/messages.schema";
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
  return rows.map(({ content, ...row }) => ({ ...row, ...openContent(deps.key, row.id, content) }));
}

function listKeptChannels({ carriers }: MessageDeps) {
  return CHANNELS.filter((channel) => !carriers.has(channel));
}
