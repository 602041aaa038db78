import * as calls from "@vestpocket/domain/tickets/ticket-threads.contract";
import { TICKET_MESSAGES } from "@vestpocket/domain/tickets/tickets.rules";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import { readThread, replyToTicket } from "./ticket-threads.usecases.ts";
import type { TicketDeps } from "./tickets.deps.ts";

/** For whoever wrote a ticket. */
export function registerTicketThreads(serve: Serve, deps: TicketDeps): void {
  serve(calls.readTicketThread, async ({ viewer, params: { key } }) => ({
    thread: await readThread(deps, { uid: viewer?.uid, key }),
  }));

  serve(calls.replyToTicket, async ({ viewer, params: { key }, body: { message }, language, requestKey }) => {
    const reader = { uid: viewer?.uid, key };
    await replyToTicket(deps, { ...reader, message, requestKey });
    return { msg: translate(language, TICKET_MESSAGES.replied), thread: await readThread(deps, reader) };
  });
}
