import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { Failure } from "./failure.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Rejects cross-site requests from browsers. Clients other than browsers send neither Origin nor Sec-Fetch-Site, and
 * hold no user's cookies.
 */
export function registerOriginCheck(app: FastifyInstance, config: Config): void {
  const origins = listOwnOrigins(config);
  app.addHook("onRequest", async (request) => {
    if (SAFE_METHODS.has(request.method)) return;
    const { origin } = request.headers;
    const site = request.headers["sec-fetch-site"];
    // A form on a page that sends no referrer sends no origin either; no page can forge the other header.
    const isOwnForm = origin === "null" && site === "same-origin";
    const isForeign =
      origin !== undefined
        ? !origins.has(origin) && !isOwnForm
        : site !== undefined && site !== "same-origin" && site !== "none";
    if (isForeign) {
      throw new Failure({
        status: 403,
        code: "request.foreign_origin",
        text: /*i18n*/ {
          id: "request.foreign_origin",
          message: "This request came from another site and was refused.",
        },
      });
    }
  });
}

/** This site's origins, the public one first. A private server also answers to every name of its machine. */
export function listOwnOrigins(config: Config): ReadonlySet<string> {
  const names = config.isPrivate ? ["localhost", "127.0.0.1", "[::1]"] : [];
  return new Set([new URL(config.publicUrl).origin, ...names.map((name) => `http://${name}:${config.port}`)]);
}
