import type { Browser, BrowserContext, CDPSession } from "@playwright/test";
import { reportViolations } from "./watch.ts";

/** Calls that change a browser context irreversibly: a context on which a journey made any of these is not reused. */
export const LASTING = [
  "addInitScript",
  "clearPermissions",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "newCDPSession",
  "route",
  "routeFromHAR",
  "routeWebSocket",
  "setDefaultNavigationTimeout",
  "setDefaultTimeout",
  "setExtraHTTPHeaders",
  "setGeolocation",
  "setHTTPCredentials",
  "setOffline",
  "setStorageState",
] as const satisfies readonly (keyof BrowserContext)[];
const LASTING_OF_CLOCK = ["install", "pauseAt", "setFixedTime", "setSystemTime"] as const;

const LISTENED = ["page", "request", "response", "console", "weberror"] as const;

interface Kept {
  readonly context: BrowserContext;
  /**
   * A page that stays open, so that the next one finds a process that has cached the site's scripts. Only Chromium has
   * it.
   */
  readonly keeper: CDPSession | undefined;
  /** Where something may be stored. */
  readonly origins: Set<string>;
  isSpent: boolean;
}

/**
 * Browser contexts that a worker's journeys use one after another: the site's files are loaded once, not for each
 * journey.
 */
export class KeptContexts {
  readonly #browser: Browser;
  readonly #baseURL: string;
  readonly #kept = new Map<string, Kept>();

  constructor(browser: Browser, baseURL: string) {
    this.#browser = browser;
    this.#baseURL = baseURL;
  }

  /** A context with the current test's options, named by `options`; unused, or like new. */
  async take(options: string): Promise<BrowserContext> {
    const kept = this.#kept.get(options) ?? (await this.#make());
    this.#kept.set(options, kept);
    kept.context.on("request", (request) => {
      const { origin } = new URL(request.url());
      if (origin !== "null") kept.origins.add(origin);
    });
    return kept.context;
  }

  /** Removes what the journey left; after a failed one, the context is discarded. */
  async giveBack(options: string, { isGood }: { isGood: boolean }): Promise<void> {
    const kept = this.#kept.get(options);
    if (kept === undefined) return;
    const { context, keeper, origins } = kept;
    if (keeper === undefined || kept.isSpent || !isGood) {
      this.#kept.delete(options);
      await context.close();
      return;
    }
    const [, ...opened] = context.pages();
    await Promise.all(opened.map((page) => page.close()));
    for (const event of LISTENED) context.removeAllListeners(event);
    await context.clearCookies();
    for (const origin of origins) await keeper.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#kept.values()].map(({ context }) => context.close()));
  }

  async #make(): Promise<Kept> {
    const context = await this.#browser.newContext();
    await reportViolations(context);
    const keeper =
      this.#browser.browserType().name() === "chromium" ? await openKeeper(context, this.#baseURL) : undefined;
    const kept: Kept = { context, keeper, origins: new Set(), isSpent: false };
    noticeCalls(context, LASTING, kept);
    noticeCalls(context.clock, LASTING_OF_CLOCK, kept);
    return kept;
  }
}

async function openKeeper(context: BrowserContext, baseURL: string): Promise<CDPSession> {
  const page = await context.newPage();
  await page.goto(`${baseURL}/robots.txt`);
  return context.newCDPSession(page);
}

function noticeCalls<Target extends object>(target: Target, names: readonly (keyof Target)[], kept: Kept): void {
  for (const name of names) {
    const original = target[name] as (...args: unknown[]) => unknown;
    const noticed = (...args: unknown[]) => {
      kept.isSpent = true;
      return original.apply(target, args);
    };
    Object.assign(target, { [name]: noticed });
  }
}
