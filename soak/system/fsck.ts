import { openEmbeddedDatabase } from "../../bench/database.ts";
import type { Round } from "../family.ts";
import type { Server } from "./server.ts";
import { runTool } from "./tools.ts";

/** Runs `npm run fsck` next to the server: every row has its files and every file its row. */
export async function expectSound(round: Round, { dataDir }: Server): Promise<void> {
  const { url } = openEmbeddedDatabase(dataDir);
  const { code, said } = await runTool({ name: "fsck", env: { DATA_DIR: dataDir, DATABASE_URL: url } });
  round.tally.expect(code === 0, `fsck ended with ${code}: ${said}`);
}
