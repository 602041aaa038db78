import { compile } from "@fastify/proxy-addr";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { type Cause, causedBy, describeCause, readTraceparent } from "../log/cause.ts";
import { type OpenSpan, openSpan } from "../tracing/tracing.ts";

interface Begun {
  readonly cause: Cause;
  readonly span: OpenSpan | undefined;
}

/**
 * Makes a request the cause of whatever is done for it, and a span of its trace. The `traceparent` header is trusted
 * only from this machine and from trusted proxies; otherwise strangers would decide what is traced.
 */
export function registerCauses(app: FastifyInstance, { trustedProxies }: Pick<Config, "trustedProxies">): void {
  const isTrusted = compile(["loopback", ...trustedProxies]);
  const begun = new WeakMap<FastifyRequest, Begun>();

  app.addHook("onRequest", (request, reply, done) => {
    const { remoteAddress } = request.socket;
    const isBelieved = remoteAddress !== undefined && isTrusted(remoteAddress, 0);
    const parent = isBelieved ? readTraceparent(request.headers.traceparent) : undefined;
    const each = begin(request, parent);
    begun.set(request, each);
    request.log = app.log.child(describeCause(each.cause));
    reply.log = request.log;
    causedBy(each.cause, done);
  });
  // Reading the body loses the async context.
  app.addHook("preHandler", (request, _reply, done) => {
    causedBy(begun.get(request)?.cause ?? {}, done);
  });
  app.addHook("onResponse", async (request, { statusCode }) => {
    const attributes = { "http.response.status_code": statusCode };
    begun.get(request)?.span?.end({ attributes, ...(statusCode >= 500 && { error: new Error("server error") }) });
  });
}

function begin({ id, method, routeOptions }: FastifyRequest, parent: string | undefined): Begun {
  const route = routeOptions.url ?? "unknown";
  const asked = { requestId: id, traceparent: parent };
  const span = causedBy(asked, () =>
    openSpan({
      name: `${method} ${route}`,
      kind: "server",
      attributes: { "http.request.method": method, "http.route": route, "vestpocket.request_id": id },
    }),
  );
  return { span, cause: span === undefined ? asked : { ...asked, traceparent: span.traceparent } };
}
