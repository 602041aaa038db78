import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** One thing that has to hold, and the command that tells. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
}

const tsc = (name: string): Step => ({ name: `types of ${name}`, command: ["tsc", "-p", name] });

/** What can be told without a database or a browser. */
export const QUICK_STEPS: readonly Step[] = [
  ...["domain", "demo", "stand-ins/payments", "server", "web", "e2e", "bench", "tools"].map(tsc),
  { name: "lint, format and boundaries", command: ["biome", "check", "--error-on-warnings"] },
  { name: "unused code and dependencies", command: ["knip"] },
  { name: "message catalogues hold the code's messages", command: ["lingui", "check", "sync", "--clean", "--verbose"] },
  { name: "no message lacks its French", command: ["lingui", "check", "missing", "--mode", "catalog", "--verbose"] },
];

/** Runs the steps one after the other, showing what they say; stops at the first that fails. */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  for (const step of steps) {
    const started = Date.now();
    console.log(`\n▸ ${step.name}`);
    const code = await runStep(step);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    if (code !== 0) {
      console.error(`✗ ${step.name} (${seconds} s)`);
      return false;
    }
    console.log(`✓ ${step.name} (${seconds} s)`);
  }
  return true;
}

export function runStep({ command: [program, ...args], env }: Step): Promise<number | null> {
  const child = spawn(program, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env, PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter) },
    shell: process.platform === "win32",
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
}
