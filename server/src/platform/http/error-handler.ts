import type { Message } from "@vestpocket/domain/shared/text";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod/mini";
import { Abandoned, Busy } from "../bounded.ts";
import { shedRequests } from "../counters.ts";
import { isDatabaseBusy, isDatabaseUnavailable, isReferenceGone } from "../database/database.ts";
import { isOutOfSpace, noSpace } from "../files/free-space.ts";
import { languageOf, translate } from "../language.ts";
import { Failure, gone, REFUSALS, unavailable } from "./failure.ts";

/** The shape of every error response (product.md §7). */
export const failureSchema = z.object({
  error: z.string(),
  msg: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

const UNEXPECTED: Message = /*i18n*/ {
  id: "request.unexpected",
  message: "Something went wrong on our side. Please try again.",
};

/** Requests stopped by permissions, host and origin checks, or limits: logged so that attacks can be found. */
const STOPPED: ReadonlySet<number> = new Set([403, 421, 429]);

/** Turns every error into a response in the reader's language. Unexpected errors are logged. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendFailure(toFailure(error, request), { request, reply }),
  );
}

export function sendFailure(
  failure: Failure,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  if (STOPPED.has(failure.status)) {
    const { method, routeOptions, viewer, ip } = request;
    request.log.info({ code: failure.code, method, route: routeOptions.url, uid: viewer?.uid, ip }, "stopped");
  }
  const language = languageOf(request);
  const sentence = translate(language, failure.text);
  if (failure.retryAfter !== undefined) reply.header("retry-after", Math.ceil(failure.retryAfter));
  return reply
    .status(failure.status)
    .header("cache-control", "no-store")
    .header("content-type", "application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send({
      error: sentence,
      msg: sentence,
      code: failure.code,
      requestId: request.id,
      ...(failure.fields === undefined
        ? {}
        : {
            fields: Object.fromEntries(
              Object.entries(failure.fields).map(([name, message]) => [name, translate(language, message)]),
            ),
          }),
    });
}

/** What an error becomes; logged if someone has to look at it. */
export function toFailure(error: FastifyError, request: FastifyRequest): Failure {
  if (error instanceof Failure) {
    const { alarm, code, cause } = error;
    if (alarm !== undefined) request.log.error({ alarm, code, err: cause }, "a failure that someone has to look at");
    return error;
  }
  if (isDatabaseUnavailable(error)) {
    request.log.warn({ err: error }, "database unavailable");
    return unavailable({ code: "request.unavailable", retryAfter: 2 });
  }
  if (isDatabaseBusy(error)) {
    request.log.warn({ err: error }, "the database was too busy for a statement");
    return unavailable({ code: "request.busy", retryAfter: 2 });
  }
  if (isReferenceGone(error)) {
    request.log.warn({ err: error }, "a row that the request refers to was deleted meanwhile");
    return gone();
  }
  if (error instanceof Busy) {
    shedRequests.inc({ route: request.routeOptions.url ?? "unknown" });
    request.log.warn({ err: error }, "too busy");
    return unavailable({ code: "request.busy", retryAfter: 5 });
  }
  if (error.code === "EMFILE" || error.code === "ENFILE") {
    request.log.error({ err: error }, "no file descriptors left");
    return unavailable({ code: "request.busy", retryAfter: 5 });
  }
  if (isOutOfSpace(error)) {
    request.log.error({ err: error }, "the disk accepts no files");
    return noSpace();
  }
  if (error instanceof Abandoned || error.code === "ERR_STREAM_PREMATURE_CLOSE" || isCutOff(error, request)) {
    // The client disconnected, so nobody reads this response.
    return new Failure({ status: 499, code: "request.aborted", text: UNEXPECTED });
  }
  const refusal = REFUSALS[error.statusCode ?? 500] ?? (isClientError(error) ? REFUSALS[400] : undefined);
  if (refusal !== undefined) return new Failure({ status: error.statusCode ?? 400, ...refusal });
  request.log.error({ err: error }, "unexpected error");
  return new Failure({ status: 500, code: "request.unexpected", text: UNEXPECTED });
}

/** Whether the client disconnected before its whole request had arrived. */
function isCutOff({ code }: FastifyError, { raw }: FastifyRequest): boolean {
  return code === "ECONNRESET" && raw.destroyed && !raw.complete;
}

function isClientError(error: FastifyError): boolean {
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
}
