import { openEmbeddedDatabase } from "../../bench/database.ts";
import { openWire, type Wire } from "../../server/src/testing/wire.ts";
import type { Round } from "../family.ts";
import { type Server, startServer } from "./server.ts";

/** A server whose connections to its database go through a proxy. */
export async function startBehindProxy(round: Round): Promise<{ server: Server; proxy: Wire }> {
  // A killed server leaves its database running, for the next one to use as an external database.
  const keeper = await startServer(round);
  await keeper.kill();
  const { port, url, ownerUrl } = openEmbeddedDatabase(keeper.dataDir);
  const proxy = await openWire({ port });
  round.onEnd(proxy.close);
  const proxied = new URL(url.replace(/@[^/]*/u, `@127.0.0.1:${proxy.port}`));
  const server = await startServer(round, { DATABASE_URL: proxied.href, MIGRATION_DATABASE_URL: ownerUrl });
  return { server, proxy };
}
