import { spawn } from "node:child_process";
import { join } from "node:path";
import { openEmbeddedDatabase } from "../../bench/database.ts";
import { root } from "../../bench/processes.ts";
import type { Round } from "../family.ts";
import type { Server } from "./server.ts";

/** Runs `npm run fsck` beside the server: every row has its files and every file its row. */
export async function expectSound(round: Round, { dataDir }: Server): Promise<void> {
  const { url } = openEmbeddedDatabase(dataDir);
  const child = spawn(process.execPath, [join(root, "tools/fsck.ts")], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((resolve) => child.on("close", resolve));
  round.tally.expect(code === 0, `fsck ended with ${code}: ${said}`);
}
