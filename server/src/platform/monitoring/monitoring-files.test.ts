import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, "utf8");

interface Alerts {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}
interface Board {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

const rules = (parse(read("deploy/prometheus/alerts.yaml")) as Alerts).groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read("deploy/grafana/vestpocket.json")) as Board;
const expressions = [
  ...rules.map(({ alert, expr }) => ({ from: alert, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ from: title, expr }))),
];

/** PromQL keywords that look like metrics. */
const WORDS = /^(?:by|sum|max|min|rate|increase|time|topk|histogram_quantile)$/u;

/** The metrics in an expression: names outside of braces, `by` lists, and ranges. */
function listMetrics(expr: string): string[] {
  const bare = expr.replace(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)|"[^"]*"/gu, " ");
  return (bare.match(/(?<![\w.])[a-z_]\w*/giu) ?? []).filter((name) => !WORDS.test(name));
}

let site: TestApp;
/** The server's metrics, by type. */
let served: Map<string, string>;
beforeAll(async () => {
  site = await buildTestApp();
  const { text } = await site.call("GET", "/metrics");
  served = new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gmu)].map(([, name = "", type = ""]) => [name, type]));
});
afterAll(() => site.close());

function isServed(name: string): boolean {
  // Prometheus itself reports whether a target responds.
  if (name === "up") return true;
  const base = name.replace(/_(?:bucket|count|sum)$/u, "");
  return base === name ? served.has(name) : served.get(base) === "histogram";
}

const listOwn = () => [...served.keys()].filter((name) => !/^(?:process|nodejs)_/u.test(name));

test("every metric in the alerts and the dashboard is one that the server has", () => {
  expect(expressions.length).toBeGreaterThan(35);
  const unknown = expressions.flatMap(({ from, expr }) =>
    listMetrics(expr)
      .filter((name) => !isServed(name))
      .map((name) => `${from}: ${name}`),
  );
  expect(unknown).toEqual([]);
  for (const { from, expr } of expressions) expect(listMetrics(expr), from).not.toEqual([]);
});

test("every metric of our own is on the dashboard", () => {
  const drawn = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => listMetrics(expr))));
  const isDrawn = (name: string) => [name, `${name}_count`, `${name}_bucket`].some((each) => drawn.has(each));
  expect(listOwn().filter((name) => !isDrawn(name))).toEqual([]);
});

test("the monitoring page describes every metric of our own, and every alert", () => {
  const page = read("docs/monitoring.md");
  const described = [...page.matchAll(/^\| `(\w+)`/gmu)].map(([, name = ""]) => name);
  expect(described.toSorted()).toEqual([...listOwn(), ...rules.map(({ alert }) => alert)].toSorted());
});
