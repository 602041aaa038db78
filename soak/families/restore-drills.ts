import { rmSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Family, Round } from "../family.ts";
import { discardCampaign } from "../folders.ts";
import { repeat } from "../round.ts";
import { expectSound } from "../system/fsck.ts";
import { type Server, startServer } from "../system/server.ts";
import { runTool } from "../system/tools.ts";
import { loseOne, verifyWrites } from "../system/verify-writes.ts";
import { type Sent, startWriters } from "../system/writers.ts";

const WRITERS = 8;
const LOCK = { BACKUP_PASSPHRASE: "eight words that nobody would guess in a campaign" };
/** The maximum time for a restore of many more listings. */
const RESTORED_MS = 300_000;

/** A backup is made while people write, and a server is started elsewhere from the restored copy. */
export const restoreDrills: Family = {
  name: "restore-drills",
  checks: ["K1", "K2"],
  says:
    "a backup taken under 8 writers and restored into an empty directory: a server starts there with every write acknowledged before the backup, " +
    "none duplicated or partial, and fsck finds nothing; a truncated backup is rejected",
  asked: "10 drills, restored within 5 minutes",
  share: 2,
  bounds: { restored: RESTORED_MS },
  async run(round) {
    const server = await startServer(round);
    await repeat(round, () => drill(round, server));
  },
};

async function drill(round: Round, server: Server): Promise<void> {
  const { random, tally, folder } = round;
  const file = join(folder, "drill.backup");
  rmSync(file, { force: true });
  const writers = await startWriters(round, { server, count: WRITERS });
  await wait(random.int(1_000, 5_000));
  const before = [...writers.sent];
  await timed(round, "backup", { name: "backup", args: [file], env: { DATA_DIR: server.dataDir, ...LOCK } });
  await writers.finish();
  await restore(round, { file, before: round.isPlanted ? writers.sent : before });
  truncateSync(file, random.int(1, statSync(file).size - 1));
  await inEmptyFolder(round, async (dataDir) => {
    const { code, said } = await runTool({ name: "restore", args: [file], env: { DATA_DIR: dataDir, ...LOCK } });
    tally.expect(code === 1, `a backup that was cut off ended with ${code}: ${said}`);
  });
  tally.add("drills");
}

/** Restores the backup and starts a server from it, which is checked for the writes. */
async function restore(round: Round, { file, before }: { file: string; before: readonly Sent[] }): Promise<void> {
  await inEmptyFolder(round, async (dataDir, elsewhere) => {
    await timed(round, "restored", { name: "restore", args: [file], env: { DATA_DIR: dataDir, ...LOCK } });
    const restored = await startServer({ ...round, folder: elsewhere });
    if (round.isPlanted) await loseOne(restored);
    await verifyWrites(round, restored, before);
    await expectSound(round, restored);
    await restored.stop();
    round.tally.add("writes found again", before.filter(({ id }) => id !== undefined).length);
  });
}

async function timed(round: Round, what: string, tool: Parameters<typeof runTool>[0]): Promise<void> {
  const started = performance.now();
  const { code, said } = await runTool(tool);
  round.tally.time(what, performance.now() - started);
  if (code !== 0) throw new Error(`${tool.name} ended with ${code}: ${said}`);
}

/** `dataDir` is the data directory of a server that has `elsewhere` as its folder. */
async function inEmptyFolder(
  { folder }: Round,
  work: (dataDir: string, elsewhere: string) => Promise<void>,
): Promise<void> {
  const elsewhere = join(folder, "elsewhere");
  discardCampaign(elsewhere);
  await work(join(elsewhere, "data"), elsewhere);
  discardCampaign(elsewhere);
}
