import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stop, until } from "./programs.ts";
import type { Servers } from "./servers.ts";

const CLIENT = fileURLToPath(new URL("../../web/build/client", import.meta.url));
const REQUESTS = 40;

/**
 * The first web server gets a build with one more asset. The second one lists its assets when it starts, so it still
 * has the earlier build: the proxy must not ask it for the new asset.
 */
export async function rollOut({ url, web, restart }: Servers, secondPort: number): Promise<void> {
  const path = `/assets/topology-${process.pid}.js`;
  writeFileSync(join(CLIENT, path), "");
  try {
    const [first] = web;
    if (first !== undefined) await stop(first);
    await restart(0);
    const ask = async (site: string) => (await fetch(site + path)).status;
    await until("the proxy knows that the first server is back", async () => (await ask(url)) === 200);
    for (let count = 0; count < REQUESTS; count += 1) {
      const status = await ask(url);
      if (status !== 200) throw new Error(`an asset of the new build responded ${status}`);
    }
    if ((await ask(`http://127.0.0.1:${secondPort}`)) !== 404)
      throw new Error("the second server has the new build too");
  } finally {
    rmSync(join(CLIENT, path));
  }
}
