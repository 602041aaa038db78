import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { isLoopback } from "../loopback.ts";
import { Failure, refused } from "./failure.ts";

/** Read as text: URL would also accept and normalize invalid hosts, such as a decimal address. */
const HOST = /^(?<name>[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/u;

/**
 * Rejects requests without a `Host` header or with several, which proxies and servers interpret differently. A private
 * server also rejects every name but its own machine's: another site's page could point its own name at this machine
 * (DNS rebinding), and would then have the same origin as the outbox and the sandbox.
 */
export function registerHostCheck(app: FastifyInstance, { isPrivate }: Pick<Config, "isPrivate">): void {
  app.addHook("onRequest", async ({ headers, raw: { rawHeaders, httpVersion } }) => {
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
    // HTTP/1.0, which some health checks use, has no Host.
    if (hosts > 1 || (hosts === 0 && httpVersion !== "1.0")) throw refused(400);
    if (isPrivate && !isOwnName(headers.host)) throw foreignHost();
  });
}

function isOwnName(host = ""): boolean {
  return isLoopback(HOST.exec(host.toLowerCase())?.groups?.name ?? "");
}

const foreignHost = (): Failure =>
  new Failure({
    status: 421,
    code: "request.foreign_host",
    text: /*i18n*/ {
      id: "request.foreign_host",
      message: "This server can be reached at localhost only. Set HOST and PUBLIC_URL to make it public.",
    },
  });
