import { mkdirSync, writeFileSync } from "node:fs";
import { arch, cpus, loadavg, platform, totalmem } from "node:os";
import { join } from "node:path";
import { root } from "./processes.ts";
import { type Figure, megabytes, toMarkdown } from "./report.ts";

const FOLDER = join(root, "bench/results");

/** Writes a whole run's figures to bench/results, named by date and market size. */
export function saveReport(figures: readonly Figure[], run: { listings: number; seconds: number }): void {
  const day = new Date().toISOString().slice(0, 10);
  const file = join(FOLDER, `${day}-${run.listings}.md`);
  const [cpu] = cpus();
  const machine = `${platform()} ${arch()}, ${cpus().length} × ${cpu?.model ?? "?"}, ${megabytes(totalmem())}`;
  const load = loadavg()[0]?.toFixed(1);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    file,
    `# ${day}, ${run.listings.toLocaleString("en-CA")} listings

\`npm run bench -- --listings ${run.listings} --seconds ${run.seconds}\` on ${machine}; load at the end ${load}.

"Bare" is a Fastify route with \`pg\` that answers the same question over the same database (\`bench/bare-queries.ts\`). Ratios are medians of
three rounds, taken by turns.

${toMarkdown(figures)}
`,
  );
  console.log(`\nWritten to ${file}`);
}
