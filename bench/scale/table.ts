import type { Check } from "./check.ts";
import { BUSY_MAX, type Demand, PEAK_FACTOR, planMonth } from "./model.ts";

export interface Costed {
  readonly name: string;
  readonly share: number;
  readonly demand: Demand;
}

const ms = (seconds: number) => (seconds * 1_000).toFixed(2);
const kB = (bytes: number) => (bytes / 1_000).toFixed(1);
const whole = (value: number) => Math.round(value).toLocaleString("en-CA");

function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? "---" : "--:"))), ...rows.map(line)].join("\n");
}

const toCostRow = ({ name, share, demand }: Costed): string[] => [
  name,
  `${(share * 100).toFixed(0)} %`,
  demand.requests.toFixed(1),
  ms(demand.server),
  ms(demand.database),
  ms(demand.connection),
  kB(demand.bytes),
];

/** The cost of a view of each kind, and of an average one. */
export function printCosts(parts: readonly Costed[], average: Demand): string {
  return toTable(
    ["page view", "share", "requests", "server ms", "database ms", "connection ms", "kB"],
    [...parts, { name: "**average**", share: 1, demand: average }].map(toCostRow),
  );
}

export function printChecks(checks: readonly Check[]): string {
  return toTable(
    ["", "predicted", "measured", "error", "within 20 %"],
    checks.map(({ name, predicted, measured, unit, error, holds }) => [
      name,
      `${predicted.toFixed(1)}${unit}`,
      `${measured.toFixed(1)}${unit}`,
      `${(error * 100).toFixed(1)} %`,
      holds ? "yes" : "**no**",
    ]),
  );
}

/** What these numbers of page views per month need. */
export function printPlans(views: readonly number[], demand: Demand): string {
  const rows = views.map((each) => {
    const plan = planMonth(each, demand);
    return [
      `${whole(each / 1e6)} million`,
      `${plan.average.toFixed(1)} / ${plan.peak.toFixed(0)}`,
      whole(plan.requests),
      String(plan.serverCores),
      String(plan.databaseCores),
      plan.connections.toFixed(1),
      whole(plan.megabitsPerSecond),
      plan.terabytes.toFixed(1),
      `${(plan.response * 1_000).toFixed(0)} ms`,
      plan.bottleneck,
    ];
  });
  const head = ["page views a month", "views/s on average / peak", "requests/s", "server cores", "database cores"];
  return [
    toTable([...head, "busy connections", "Mbit/s", "TB a month", "a view", "bottleneck"], rows),
    "",
    `At the peak, ${PEAK_FACTOR} times the average; cores are at most ${BUSY_MAX * 100} % busy then.`,
  ].join("\n");
}
