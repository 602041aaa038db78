import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { root, runCommand, runScript } from "../bench/processes.ts";
import { plantFaults, runCampaign } from "./campaign.ts";
import { FAMILIES } from "./families.ts";
import { discardCampaign } from "./folders.ts";
import { isGood, printCampaign } from "./report.ts";
import { saveResults } from "./results.ts";
import { progressOf } from "./state.ts";

const USAGE = `npm run soak -- [--minutes 60] [--seed 1] [--only name,name] [--plant] [--fresh] [--write] [--data DIR]
  --minutes  of the campaign in all: a later run with the same seed does what is missing
  --seed     decides what happens when; it is printed
  --only     these families, with commas between
  --plant    plants the fault of each family once; succeeds if each notices its own
  --fresh    forgets what an earlier run with this seed did
  --write    writes the table into docs/soak
  --data     where campaigns are kept, data/soak by default`;

const { values: options } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    plant: { type: "boolean", default: false },
    fresh: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    data: { type: "string", default: join(root, "data/soak") },
    help: { type: "boolean", default: false },
  },
});

await runCommand({ usage: options.help ? USAGE : undefined, run });

/** Returns 0 if nothing failed. */
async function run(): Promise<number> {
  const { seed } = options;
  const only = options.only?.split(",");
  const families = FAMILIES.filter(({ name }) => only?.includes(name) ?? true);
  const unknown = only?.filter((name) => !FAMILIES.some((family) => family.name === name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(", ")}. Families: ${FAMILIES.map(({ name }) => name)}`);
  if (!existsSync(join(root, "web/build/client"))) {
    await runScript(new URL("../tools/build-web.ts", import.meta.url), []);
  }
  const folder = join(resolve(options.data), seed);
  if (options.fresh) discardCampaign(folder);
  mkdirSync(folder, { recursive: true });
  console.log(`seed ${seed}, in ${folder}`);
  if (options.plant) {
    const blind = await plantFaults({ families, seed, folder });
    if (blind.length > 0) console.log(`Did not detect their fault: ${blind.join(", ")}`);
    return blind.length === 0 ? 0 : 1;
  }
  const state = await runCampaign({ families, seed, folder }, Number(options.minutes));
  printCampaign(families, state);
  if (options.write) saveResults(FAMILIES, state, seed);
  return families.every((family) => isGood(family, progressOf(state, family.name))) ? 0 : 1;
}
