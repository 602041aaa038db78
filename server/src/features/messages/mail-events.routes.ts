import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod/mini";
import type { Api } from "../../platform/http/api.ts";
import { notFound } from "../../platform/http/failure.ts";
import { type MailEventDeps, receiveMailgunEvent, receiveSendgridEvents } from "./mail-events.usecases.ts";
import { mailEventRefused } from "./messages.failures.ts";

/** SendGrid sends batches of up to a megabyte. */
const BODY_MAX_BYTES = 2_000_000;
const answer = z.object({ received: z.boolean() });

/**
 * The webhooks of relays, at which they report what became of e-mail. They need their own scope, because a signature
 * covers the raw bytes of the body. One without its key does not exist.
 */
export async function registerMailEvents(api: Api, deps: MailEventDeps): Promise<void> {
  await api.register(async (scope: Api) => registerWebhooks(scope, deps));
}

function registerWebhooks(scope: Api, deps: MailEventDeps): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "application/json",
    { parseAs: "buffer", bodyLimit: BODY_MAX_BYTES },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
  const { mailgunKey, sendgridKey } = deps.config.mailEvents;
  const optionsOf = (relay: string, key: unknown) => ({
    schema: {
      tags: ["messages"],
      summary: `Receive signed events from ${relay} about email that it accepted`,
      response: { 200: answer },
    },
    bodyLimit: BODY_MAX_BYTES,
    onRequest: async () => {
      if (key === undefined) throw notFound();
    },
    // An unreadable body is rejected like an unsigned one.
    errorHandler: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const { statusCode } = error as { statusCode?: number };
      scope.errorHandler(statusCode === 413 || statusCode === 415 ? mailEventRefused() : error, request, reply);
    },
  });

  scope.post("/v1/mail-events/mailgun", optionsOf("Mailgun", mailgunKey), async (request) => {
    await receiveMailgunEvent(deps, readBody(request));
    return { received: true };
  });

  scope.post("/v1/mail-events/sendgrid", optionsOf("SendGrid", sendgridKey), async (request) => {
    const timestamp = readHeader(request, "x-twilio-email-event-webhook-timestamp");
    const signature = readHeader(request, "x-twilio-email-event-webhook-signature");
    await receiveSendgridEvents(deps, { body: readBody(request), timestamp, signature });
    return { received: true };
  });
}

function readBody({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body)) throw mailEventRefused();
  return body;
}

function readHeader({ headers }: FastifyRequest, name: string): string {
  const value = headers[name];
  if (typeof value !== "string") throw mailEventRefused();
  return value;
}
