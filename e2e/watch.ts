import type { BrowserContext } from "@playwright/test";
import { keepAnswers } from "./answers.ts";
import { fillAsTyped } from "./firefox-fill.ts";

/** Firefox's message about scripts that were still loading when the page was left. */
const LEFT_EARLY = /dynamically imported module|^Error$|caught the following error during render Error$/u;

interface Watched {
  readonly baseURL: string | undefined;
  readonly browserName: string;
  readonly isTraced: boolean;
  /** URLs whose calls fail on purpose. */
  readonly failing: readonly RegExp[];
  /** Receives what went wrong. */
  readonly problems: string[];
}

/**
 * Collects what must not happen in any page of a browser context: errors, failed calls, and requests to foreign hosts.
 */
export function watchContext(context: BrowserContext, watched: Watched): void {
  const { baseURL, browserName, isTraced, failing, problems } = watched;
  const isFirefox = browserName === "firefox";
  if (isFirefox) context.on("page", fillAsTyped);
  keepAnswers(context);
  // A call in progress when someone signs out may be rejected.
  let hasSignedOut = false;
  context.on("request", (request) => {
    hasSignedOut ||= request.url().endsWith("/v1/auth/sign-out");
    const url = new URL(request.url());
    const isLocal = url.protocol === "data:" || url.protocol === "blob:" || url.origin === baseURL;
    if (!isLocal) problems.push(`request to a foreign host: ${request.url()}`);
  });
  context.on("console", (message) => {
    if (message.type() !== "error") return;
    const { url } = message.location();
    const isRefused = hasSignedOut && message.text().includes("status of 401");
    const isExpected =
      message.text().startsWith("Failed to load resource") && (isRefused || failing.some((each) => each.test(url)));
    const isOfFirefox = isFirefox && LEFT_EARLY.test(message.text());
    // A trace fetches the blob URLs of chosen pictures, which the site's policy blocks.
    const isOfTrace = isTraced && /\bblob\b/u.test(message.text());
    if (!isExpected && !isOfFirefox && !isOfTrace) problems.push(`console.error: ${message.text()} (${url})`);
  });
  // Unhandled rejections too.
  context.on("weberror", (error) => {
    const { stack, message } = error.error();
    if (!(isFirefox && LEFT_EARLY.test(message))) problems.push(`page error: ${stack || message}`);
  });
}

/** Makes the pages of a browser context report what the site's policy blocked. */
export async function reportViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`security policy: ${violatedDirective} ${blockedURI}`);
    });
  });
}
