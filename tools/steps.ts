import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** One check, and the command that runs it. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
}

/** A step's duration, and whether it failed. */
export interface Timing {
  readonly name: string;
  readonly seconds: number;
  readonly hasFailed?: boolean;
}

/**
 * By default, several checkers share a program, and each computes the common types again: twice the work for two cores.
 */
const tsc = (name: string, project = name): Step => ({
  name: `types of ${name}`,
  command: ["tsc", "-p", project, "--checkers", "1"],
  // Lets the compiler's memory grow fivefold instead of twofold before collecting garbage: saves a sixth of its time.
  env: { GOGC: "400" },
});

/** The packages of each type check, with all whose types they use. */
const TYPED: readonly (Step & { readonly of: RegExp })[] = [
  { ...tsc("domain"), of: /^domain\// },
  { ...tsc("demo"), of: /^(?:domain|demo)\// },
  { ...tsc("web"), of: /^(?:domain|web)\// },
  { ...tsc("e2e"), of: /^(?:domain|demo|stand-ins|e2e)\// },
  {
    ...tsc("the server, stand-ins, benchmarks and tools", "tsconfig.node.json"),
    of: /^(?:domain|demo|server|stand-ins|bench|soak|tools)\/|^[^/]+\.ts$/,
  },
];

/** The type checks that a change of these files may break. */
export function listTypeSteps(files: readonly string[]): Step[] {
  return TYPED.filter(({ of }) => files.some((file) => of.test(file) || file.endsWith("package.json")));
}

export const LINT: Step = { name: "lint, format and boundaries", command: ["biome", "check", "--error-on-warnings"] };

export const SYNC: Step = {
  name: "message catalogues hold the code's messages",
  // Each worker would load the message compiler again.
  command: ["lingui", "check", "sync", "--clean", "--overwrite", "--verbose", "--workers", "1"],
};

/** The checks that need neither a database nor a browser. */
export const QUICK_STEPS: readonly Step[] = [
  ...TYPED,
  LINT,
  { name: "unused code and dependencies", command: ["knip"] },
  SYNC,
  { name: "no message lacks its French", command: ["lingui", "check", "missing", "--mode", "catalog", "--verbose"] },
];

const running = new Set<ChildProcess>();
let isEnding = false;

interface RunOptions {
  /** Prints a step's output when it ends, so that parallel steps do not interleave. */
  readonly isBuffered?: boolean;
  readonly onTiming?: (timing: Timing) => void;
}

/** Runs the steps in order; stops at the first that fails. */
export async function runSteps(steps: readonly Step[], options: RunOptions = {}): Promise<boolean> {
  const { isBuffered = false, onTiming } = options;
  for (const step of steps) {
    if (isEnding) return false;
    const started = Date.now();
    if (!isBuffered) console.log(`\n▸ ${step.name}`);
    const code = await runStep(step, { isBuffered });
    const seconds = (Date.now() - started) / 1000;
    onTiming?.({ name: step.name, seconds, hasFailed: code !== 0 });
    if (code !== 0) {
      console.error(`✗ ${step.name} (${seconds.toFixed(1)} s)`);
      return false;
    }
    console.log(`✓ ${step.name} (${seconds.toFixed(1)} s)`);
  }
  return true;
}

/** Ends what is running and starts nothing more. Ctrl-C, which a terminal sends to all of them, lets them clean up. */
export function endStepsOnSignal(): void {
  process.on("SIGINT", () => {
    isEnding = true;
  });
  for (const signal of ["SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      isEnding = true;
      for (const child of running) child.kill("SIGINT");
    });
  }
}

export async function runStep(
  { command: [program, ...args], env }: Step,
  { isBuffered = false } = {},
): Promise<number | null> {
  const child = spawn(program, args, {
    cwd: root,
    stdio: isBuffered ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...env, PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter) },
    shell: process.platform === "win32",
  });
  running.add(child);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  }).finally(() => running.delete(child));
  if (code !== 0) process.stdout.write(Buffer.concat(output));
  return code;
}
