import { plainText } from "@vestpocket/domain/shared/text.schema";
import { z } from "zod/mini";
import type { Api } from "../../platform/http/api.ts";
import { notFound } from "../../platform/http/failure.ts";
import type { MessageDeps } from "./messages.deps.ts";
import { hasOutbox, listOutbox } from "./outbox.usecases.ts";
import { type KeptMessage, renderOutbox } from "./outbox.views.ts";

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const querySchema = z.object({ to: z.optional(plainText(320)) });

/** For developers: messages on a private server without a carrier. Elsewhere these URLs do not exist. */
export function registerOutbox(api: Api, deps: MessageDeps): void {
  const gate = async () => {
    if (!hasOutbox(deps)) throw notFound();
  };
  const schema = { hide: true, querystring: querySchema };

  api.get("/dev/outbox.json", { onRequest: gate, schema }, async (request) => ({
    messages: (await listOutbox(deps, readRecipient(request.query.to))).map(toView),
  }));

  api.get("/dev/outbox", { onRequest: gate, schema }, async (request, reply) => {
    const to = readRecipient(request.query.to);
    return reply
      .header("content-security-policy", PAGE_POLICY)
      .type("text/html; charset=utf-8")
      .send(renderOutbox(await listOutbox(deps, to), to ?? ""));
  });
}

/** No recipient contains a space: it is a plus sign that someone typed into the address bar. */
function readRecipient(to: string | undefined): string | undefined {
  return to === undefined || to === "" ? undefined : to.replaceAll(" ", "+");
}

function toView({ id, channel, recipient, replyTo, subject, text, html, attachments, createdAt }: KeptMessage) {
  const files = attachments.map((file) => ({ ...file, content: Buffer.from(file.content).toString("base64") }));
  const said = { subject, text, html, attachments: files };
  return { id, channel, to: recipient, replyTo, ...said, createdAt: createdAt.toISOString() };
}
