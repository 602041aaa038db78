import { failedMessageSchema, listMessagesRequestSchema } from "@vestpocket/domain/messages/messages.schema";
import { pageSchema } from "@vestpocket/domain/shared/paging.schema";
import { z } from "zod/mini";
import type { Api, Gate } from "../../platform/http/api.ts";
import { notFound } from "../../platform/http/failure.ts";
import { languageOf, say } from "../../platform/language.ts";
import { getViewer } from "../../platform/session/viewer.ts";
import { type KeptMessage, type Messages, messageNotFound } from "./messages.usecases.ts";
import { renderOutbox } from "./outbox-page.ts";

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const outboxQuerySchema = z.object({ to: z.optional(z.string().check(z.maxLength(320), z.regex(/^[^\0]*$/u))) });
const tags = ["messages"];
const QUEUED = /*i18n*/ { id: "messages.queued_again", message: "The message will be sent again." };

/** What was sent, to read where it does not go out: on a private server that lacks a carrier, and nowhere else. */
export function registerOutbox(api: Api, { messages }: { messages: Messages }): void {
  const gate = async () => {
    if (!messages.isKept) throw notFound();
  };
  const schema = { hide: true, querystring: outboxQuerySchema };

  api.get("/dev/outbox.json", { onRequest: gate, schema }, async (request) => ({
    messages: (await messages.listOutbox(readRecipient(request.query.to))).map(toView),
  }));

  api.get("/dev/outbox", { onRequest: gate, schema }, async (request, reply) => {
    const to = readRecipient(request.query.to);
    return reply
      .header("content-security-policy", PAGE_POLICY)
      .type("text/html; charset=utf-8")
      .send(renderOutbox(await messages.listOutbox(to), to ?? ""));
  });
}

/** For administrators: what reached nobody. */
export function registerMessages(api: Api, { messages, gate }: { messages: Messages; gate: Gate }): void {
  api.get(
    "/v1/admin/messages",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "List the messages that failed",
        querystring: listMessagesRequestSchema,
        response: { 200: z.extend(pageSchema, { messages: z.array(failedMessageSchema) }) },
      },
    },
    async (request) => messages.listFailed(request.query),
  );

  api.post(
    "/v1/admin/messages/:id/retry",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Send a failed message again",
        params: z.object({ id: z.string() }),
        response: { 200: z.object({ msg: z.string() }) },
      },
    },
    async (request) => {
      if (!z.uuid().safeParse(request.params.id).success) throw messageNotFound();
      await messages.retry(request.params.id, getViewer(request).uid);
      return { msg: say(languageOf(request), QUEUED) };
    },
  );
}

/** No recipient has a space in it: one stands where somebody typed a plus sign into the address bar. */
function readRecipient(to: string | undefined): string | undefined {
  return to === undefined || to === "" ? undefined : to.replaceAll(" ", "+");
}

function toView({ id, channel, recipient, replyTo, subject, text, html, createdAt }: KeptMessage) {
  return { id, channel, to: recipient, replyTo, subject, text, html, createdAt: createdAt.toISOString() };
}
