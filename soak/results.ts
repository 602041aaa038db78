import { mkdirSync, writeFileSync } from "node:fs";
import { arch, cpus, loadavg, platform } from "node:os";
import { join } from "node:path";
import { root } from "../bench/processes.ts";
import type { Family } from "./family.ts";
import { toMarkdown } from "./report.ts";
import { progressOf, type State } from "./state.ts";

/** Writes the table to docs/soak, named by date. */
export function saveResults(families: readonly Family[], state: State, seed: string): void {
  const day = new Date().toISOString().slice(0, 10);
  const file = join(root, "docs/soak", `${day}.md`);
  const minutes = families.reduce((sum, { name }) => sum + progressOf(state, name).seconds / 60, 0).toFixed(0);
  const [cpu] = cpus();
  const machine = `${platform()} ${arch()}, ${cpus().length} × ${cpu?.model ?? "?"}`;
  mkdirSync(join(root, "docs/soak"), { recursive: true });
  writeFileSync(
    file,
    `# Campaign of ${day}

\`npm run soak -- --minutes ${minutes} --seed ${seed}\` on ${machine}; load at the end ${loadavg()[0]?.toFixed(1)}.
"Asked" is what a whole campaign should do; "reached" is what this one did. One try is one thing that could go wrong: a write that
could be lost, a start that could be late, a row that could be double.

${toMarkdown(families, state)}
`,
  );
  console.log(`\nWritten to ${file}`);
}
