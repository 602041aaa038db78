import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { isAlive } from "./is-alive.ts";
import { asSuperuser } from "./test-database.ts";

/** Exits at Ctrl-C as Vitest does: without a teardown. */
const SCRIPT = `
  import { setup } from ${JSON.stringify(fileURLToPath(new URL("cluster.ts", import.meta.url)))};
  process.once("SIGINT", () => process.exit(130));
  const given = {};
  await setup({ provide: (name, value) => { given[name] = value; } });
  console.log(given.clusterUrl);
  setInterval(() => undefined, 1_000);
`;

test("tests that are interrupted leave neither their database nor its folder", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", SCRIPT], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const clusterUrl = await new Promise<string>((resolve) =>
    child.stdout.once("data", (data) => resolve(`${data}`.trim())),
  );
  let folder = "";
  await asSuperuser(clusterUrl, async (client) => {
    const { rows } = await client.query<{ folder: string }>("SELECT current_setting('data_directory') AS folder");
    folder = rows[0]?.folder ?? "";
  });
  const database = Number.parseInt(readFileSync(join(folder, "postmaster.pid"), "utf8"), 10);
  child.kill("SIGINT");
  await new Promise((resolve) => child.on("close", resolve));
  await expect.poll(() => isAlive(database) || existsSync(dirname(folder))).toBe(false);
});
