import type { IncomingHttpHeaders } from "node:http";

/** Whether a browser makes a request for a page that nobody looks at yet (https://fetch.spec.whatwg.org/#sec-purpose-header). */
export function isAhead(headers: IncomingHttpHeaders): boolean {
  return [headers["sec-purpose"], headers.purpose].some((purpose) => String(purpose).startsWith("prefetch"));
}
