import type { Family } from "./family.ts";
import { progressOf, type State } from "./state.ts";
import type { Counted } from "./tally.ts";

const number = (value: number) => value.toLocaleString("en-CA");

/** Name, tried, failed. */
export function toLine({ name, checks }: Family, { tried, failed, skipped }: Counted): string {
  const notes = skipped.map((reason) => `; skipped: ${reason}`).join("");
  return `${name} (${checks.join(", ")}): ${number(tried)} tried, ${number(failed)} failed${notes}`;
}

export function toRoundLine(family: Family, round: { number: number; seconds: number; counted: Counted }): string {
  const { counted } = round;
  const heading = `round ${round.number}  ${toLine(family, counted)} (${Math.round(round.seconds)} s)`;
  return [heading, ...counted.examples.map((example) => `    ${example.replaceAll("\n", "\n    ")}`)].join("\n");
}

/** One line for each check, printed at the end. */
export function printCampaign(families: readonly Family[], state: State): void {
  console.log("");
  for (const family of families) {
    const progress = progressOf(state, family.name);
    console.log(`${isGood(family, progress) ? "✓" : "✗"} ${toLine(family, progress)}`);
    for (const breach of listBreaches(family, progress)) console.log(`    ${breach}`);
    const reached = describe(progress);
    if (reached !== "") console.log(`    ${reached}`);
  }
}

/** The percentile of sorted values. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Times that exceed the family's bounds, in words. */
function listBreaches({ bounds = {} }: Family, { times }: Counted): string[] {
  return Object.entries(bounds).flatMap(([name, most]) => {
    const p99 = quantile(
      (times[name] ?? []).toSorted((a, b) => a - b),
      0.99,
    );
    return p99 > most ? [`${name}: p99 of ${number(p99)} ms, more than ${number(most)} ms`] : [];
  });
}

/** Whether everything held. */
export const isGood = (family: Family, counted: Counted): boolean =>
  counted.failed === 0 && listBreaches(family, counted).length === 0;

/** The amounts, and for each time the median, the 99th percentile and the maximum. */
function describe({ amounts, times }: Counted): string {
  const counts = Object.entries(amounts).map(([name, amount]) => `${number(amount)} ${name}`);
  const spans = Object.entries(times).map(([name, all]) => {
    const sorted = all.toSorted((a, b) => a - b);
    const at = (share: number) => number(quantile(sorted, share));
    return `${name} ${at(0.5)} ms (p99 ${at(0.99)}, most ${at(1)})`;
  });
  return [...counts, ...spans].join("; ");
}

/** The campaign as a Markdown table. */
export function toMarkdown(families: readonly Family[], state: State): string {
  const rows = families.map((family) => {
    const progress = progressOf(state, family.name);
    const skipped = progress.skipped.map((reason) => `skipped: ${reason}`);
    const reached = [describe(progress), ...listBreaches(family, progress), ...skipped]
      .filter((text) => text !== "")
      .join("; ");
    const mark = progress.rounds === 0 ? "–" : isGood(family, progress) ? "✓" : "✗";
    const cells = [mark, family.name, family.checks.join(", "), family.says, family.asked, reached];
    return `| ${[...cells, number(progress.tried), number(progress.failed)].join(" | ")} |`;
  });
  return [
    "| | name | check | what | asked | reached | tried | failed |",
    "|---|---|---|---|---|---|--:|--:|",
    ...rows,
  ].join("\n");
}
