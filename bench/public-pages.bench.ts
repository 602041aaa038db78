import lighthouse, { type Result } from "lighthouse";
import { BUDGETS } from "./budgets.ts";
import { withChromium } from "./chromium.ts";
import { median } from "./load.ts";
import { type Figure, kilobytes } from "./report.ts";
import { type Script, weighScripts } from "./scripts.ts";
import type { System } from "./system.ts";

/** Attempts per run: on a busy machine Chromium's trace sometimes lacks its start, and Lighthouse fails. */
const ATTEMPTS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Public pages besides the home page: their lowest category. */
const OTHERS = [
  { name: "log-in", path: "/login" },
  { name: "ticket", path: "/ticket" },
  { name: "browse page of a city", path: "/browse/ontario/toronto" },
];

/** Public pages on Lighthouse's phone: script size, scores and layout shift. */
export async function measurePublicPages(system: System, program: string, runs: number): Promise<Figure[]> {
  const figures = await measureHome(await runTimes({ program, url: `${system.url}/`, name: "home", runs }));
  for (const { name, path } of OTHERS) {
    const results = await runTimes({ program, url: system.url + path, name, runs });
    const scores = CATEGORIES.map((category) => ({ category, score: median(listScores(results, category)) }));
    figures.push({
      name: `${name}, lowest category`,
      value: Math.min(...scores.map(({ score }) => score)),
      budget: BUDGETS.lighthouseScore,
      note: scores.map(({ category, score }) => `${category} ${score}`).join(", "),
    });
    for (const finding of listFindings(results)) console.log(finding);
  }
  return figures;
}

interface Running {
  readonly program: string;
  readonly url: string;
  readonly name: string;
  readonly runs: number;
}

async function runTimes({ program, url, name, runs }: Running): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Lighthouse: ${name}, run ${run} of ${runs}`);
    results.push(await runLighthouse(program, url));
  }
  return results;
}

const listScores = (results: readonly Result[], category: string) =>
  results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));

async function measureHome(results: readonly Result[]): Promise<Figure[]> {
  const [result] = results;
  if (result === undefined) return [];
  const numbers = (audit: string) => results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
  const formatMedian = (audit: string) => `${Math.round(median(numbers(audit)))} ms`;
  const { files, inline } = await readScripts(result);
  const { bytes, heaviest } = weighScripts([...inline, ...files]);
  const notes: Partial<Record<string, string>> = {
    performance: [
      `first paint ${formatMedian("first-contentful-paint")}`,
      `largest ${formatMedian("largest-contentful-paint")}`,
      `blocked ${formatMedian("total-blocking-time")}`,
      `speed of the machine ${median(results.map(({ environment }) => environment.benchmarkIndex))}`,
    ].join(", "),
  };
  for (const finding of listFindings(results)) console.log(finding);
  return [
    {
      name: "home, scripts before a touch (gzip)",
      value: bytes,
      format: kilobytes,
      budget: BUDGETS.homeScripts,
      note: `with those in the page; heaviest: ${heaviest}`,
    },
    { name: "home, files of these scripts", value: files.length, budget: BUDGETS.homeScriptFiles },
    ...CATEGORIES.map((category) => {
      const scores = listScores(results, category);
      const note = [scores.join(" "), notes[category]].filter(Boolean).join("; ");
      return { name: `home, ${category}`, value: median(scores), budget: BUDGETS.lighthouseScore, note };
    }),
    { name: "home, layout shift", value: median(numbers("cumulative-layout-shift")), budget: BUDGETS.layoutShift },
  ];
}

async function runLighthouse(program: string, url: string): Promise<Result> {
  let failure: string | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const run = await withChromium(program, (port) =>
      lighthouse(url, { port, logLevel: "error", output: "json", onlyCategories: [...CATEGORIES] }),
    );
    if (run !== undefined && run.lhr.runtimeError === undefined) return run.lhr;
    failure = run?.lhr.runtimeError?.message;
    console.log(`Lighthouse: ${failure}`);
  }
  throw new Error(`Lighthouse failed: ${failure}`);
}

/** All scripts that Chromium requested, and the inline ones. */
async function readScripts({ audits, finalDisplayedUrl }: Result): Promise<{ files: Script[]; inline: Script[] }> {
  const { details } = audits["network-requests"] ?? {};
  const requests = details?.type === "table" ? details.items : [];
  const urls = new Set(requests.flatMap(({ url, resourceType }) => (resourceType === "Script" ? [String(url)] : [])));
  const read = async (url: string) => (await fetch(url)).text();
  const page = await read(finalDisplayedUrl);
  const inline = page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gsu);
  return {
    files: await Promise.all([...urls].map(async (url) => ({ url, text: await read(url) }))),
    inline: Array.from(inline, ([, text]) => ({ text: text ?? "" })),
  };
}

/** The audits that keep a category below 100, each once, with its finding and element. */
function listFindings(results: readonly Result[]): string[] {
  const findings = results.flatMap(({ categories, audits }) =>
    CATEGORIES.flatMap((category) =>
      (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = audits[id];
        if (weight === 0 || audit === undefined || audit.score === null || audit.score >= 0.995) return [];
        const details = audit.details?.type === "table" ? audit.details.items.slice(0, 5) : [];
        const places = details.map((item) => `\n      ${JSON.stringify(item).slice(0, 400)}`);
        const text = `  ${category}: ${id}: ${audit.title} ${audit.displayValue ?? ""}${places.join("")}`;
        return [{ id, text }];
      }),
    ),
  );
  return [...new Map(findings.map(({ id, text }) => [id, text])).values()];
}
