import { z } from "zod/mini";
import { notFound } from "../../platform/http/failure.ts";
import type { Api } from "../../platform/http/http.ts";
import type { KeptMessage, Messages } from "./messages.usecases.ts";
import { renderOutbox } from "./outbox-page.ts";

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const outboxQuerySchema = z.object({ to: z.optional(z.string().check(z.maxLength(320), z.regex(/^[^\0]*$/u))) });

/** What was sent, to read where no mail goes out: on a private server without carriers, and nowhere else. */
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

/** No recipient has a space in it: one stands where somebody typed a plus sign into the address bar. */
function readRecipient(to: string | undefined): string | undefined {
  return to === undefined || to === "" ? undefined : to.replaceAll(" ", "+");
}

function toView({ id, channel, recipient, replyTo, subject, text, html, createdAt }: KeptMessage) {
  return { id, channel, to: recipient, replyTo, subject, text, html, createdAt: createdAt.toISOString() };
}
