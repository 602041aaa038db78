import { type Browser, chromium } from "@playwright/test";
import { BUDGETS } from "./budgets.ts";
import { withChromium } from "./chromium.ts";
import { type Figure, milliseconds } from "./report.ts";
import type { System } from "./system.ts";

const PHONE = { width: 390, height: 844 };
const LINES = [
  { name: "165 ms, 9 Mbit/s", latency: 165, bitsPerSecond: 9_000_000, budget: BUDGETS.firstPressOnGoodLine },
  { name: "562 ms, 1.4 Mbit/s", latency: 562, bitsPerSecond: 1_400_000, budget: BUDGETS.firstPressOnBadLine },
];
/** What is pressed as soon as it is on the page, and what shows the response to the press. */
const PRESSES = [
  { page: "home", path: "/", button: "header button[aria-haspopup=dialog]", answer: "[role=dialog], dialog[open]" },
  { page: "log-in", path: "/login", button: "main form button[type=submit]", answer: "main [aria-invalid=true]" },
];
const PATIENCE = { timeout: 60_000 };
type Press = (typeof PRESSES)[number];
type Line = (typeof LINES)[number];

/** From the start of navigation until the page has responded to an immediate press, on a phone. */
export async function measurePresses(system: System, program: string, runs: number): Promise<Figure[]> {
  return withChromium(program, async (port) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const figures: Figure[] = [];
    for (const line of LINES) {
      for (const press of PRESSES) {
        console.log(`First press: ${press.page}, ${line.name}`);
        const times: number[] = [];
        for (let run = 1; run <= runs; run += 1)
          times.push(await pressAtOnce(browser, { url: system.url, line, press }));
        figures.push({
          name: `${press.page}, first answered press at ${line.name}`,
          value: times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN,
          format: milliseconds,
          budget: line.budget,
          note: times.map(Math.round).join(" "),
        });
      }
    }
    await browser.close();
    return figures;
  });
}

async function pressAtOnce(
  browser: Browser,
  { url, line, press }: { url: string; line: Line; press: Press },
): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytesPerSecond = line.bitsPerSecond / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: line.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await page.addInitScript(watch(press));
  await page.goto(url + press.path, { waitUntil: "commit" });
  // A locator, since the pages' policy blocks the code that waitForFunction evaluates.
  const time = Number(await page.locator("html[data-answered-after]").getAttribute("data-answered-after", PATIENCE));
  await context.close();
  return time;
}

/**
 * Runs in the page: presses in the first frame that shows the button, and checks each frame for the response. As text,
 * since the benchmarks are type-checked for Node, not for browsers.
 */
const watch = ({ button, answer }: Press) => `(() => {
  const seek = () => {
    const found = document.querySelector(${JSON.stringify(button)});
    if (found === null) return requestAnimationFrame(seek);
    found.click();
    wait();
  };
  const wait = () => {
    if (document.querySelector(${JSON.stringify(answer)}) === null) requestAnimationFrame(wait);
    else document.documentElement.dataset.answeredAfter = String(performance.now());
  };
  requestAnimationFrame(seek);
})()`;
