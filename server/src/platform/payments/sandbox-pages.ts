import proxy from "@fastify/http-proxy";
import type { Api } from "../http/api.ts";

/** Where the sandbox's pages are seen, and what the browser asks of it. */
export const SANDBOX_PATH = "/sandbox";

const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'";

/** Shows the payment sandbox's pages as this site's own, so that a browser needs no other address. */
export async function registerSandboxPages(api: Api, sandboxUrl: string): Promise<void> {
  await api.register(proxy, {
    upstream: sandboxUrl,
    prefix: SANDBOX_PATH,
    httpMethods: ["GET", "POST"],
    replyOptions: {
      rewriteHeaders: (headers) => ({ ...headers, "content-security-policy": POLICY }),
    },
  });
}
