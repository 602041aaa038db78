import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../../bench/processes.ts";

interface Tool {
  /** A file in `tools`, without its extension. */
  readonly name: string;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Runs one of the product's commands to its end, and returns its exit code and output. */
export async function runTool({ name, args = [], env }: Tool): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(root, `tools/${name}.ts`), ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, said };
}
