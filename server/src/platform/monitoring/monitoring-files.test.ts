import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
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

/** Whether one of Prometheus's own programs is installed, as by Debian's packages. */
const hasProgram = (program: string) => spawnSync(program, ["--version"]).status === 0;

test.skipIf(!hasProgram("promtool"))("Prometheus accepts the alerts, and they fire when they should", () => {
  for (const words of ["check rules alerts.yaml", "test rules alerts.test.yaml"]) {
    const { status, stdout, stderr } = spawnSync("promtool", words.split(" "), {
      cwd: `${root}deploy/prometheus`,
      encoding: "utf8",
    });
    expect([words, status], stdout + stderr).toEqual([words, 0]);
  }
});

test.skipIf(!hasProgram("amtool"))("Alertmanager accepts the example for it", () => {
  expect(spawnSync("amtool", ["check-config", `${root}deploy/prometheus/alertmanager.yaml`]).status).toBe(0);
});

/** What `promtool check rules` refuses, as far as it can be seen without it. */
test("each alert is of the form that Prometheus takes, about our own job, with a severity that is routed", () => {
  const duration = z.string().regex(/^\d+[smhd]$/u);
  const balanced = z.string().refine((expr) => expr.split("(").length === expr.split(")").length);
  const rule = z.strictObject({
    alert: z.string().regex(/^[A-Z][A-Za-z]+$/u),
    expr: balanced.refine((expr) => expr.split('job="vestpocket"').length - 1 === listMetrics(expr).length),
    for: duration.optional(),
    labels: z.strictObject({ severity: z.enum(["page", "ticket"]) }),
    annotations: z.strictObject({ summary: z.string().min(10) }),
  });
  const file = z.strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule) })) });
  expect(file.safeParse(parse(read("deploy/prometheus/alerts.yaml"))).error?.issues ?? []).toEqual([]);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});
