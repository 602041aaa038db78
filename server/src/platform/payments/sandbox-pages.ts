import type { Api } from "../http/api.ts";

/** The path under which browsers reach the sandbox. */
export const SANDBOX_PATH = "/sandbox";

const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'";

/** Proxies the payment sandbox's pages, so that browsers need no second address. */
export async function registerSandboxPages(api: Api, sandboxUrl: string): Promise<void> {
  const { default: proxy } = await import("@fastify/http-proxy");
  await api.register(proxy, {
    upstream: sandboxUrl,
    prefix: SANDBOX_PATH,
    httpMethods: ["GET", "POST"],
    replyOptions: {
      rewriteHeaders: (headers) => ({ ...headers, "content-security-policy": POLICY }),
    },
  });
}
