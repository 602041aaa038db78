import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Debian installs it in an administrators' path. */
const PROGRAMS = ["haproxy", "/usr/sbin/haproxy"];
const program = PROGRAMS.find((name) => spawnSync(name, ["-v"]).status === 0);

/** Why HAProxy cannot be tested here; undefined if it can. */
export const NO_PROXY = program === undefined ? "HAProxy is not installed" : undefined;

/** HAProxy in front of a server, sharing few connections among all clients: what one smuggles, another would get. */
export async function startProxy(serverPort: number) {
  if (program === undefined) throw new Error(NO_PROXY);
  const folder = mkdtempSync(join(tmpdir(), "vestpocket-proxy-"));
  const port = await findPort();
  const file = join(folder, "haproxy.cfg");
  writeFileSync(
    file,
    `defaults
  mode http
  timeout connect 5s
  timeout client 20s
  timeout server 20s
  http-reuse always
frontend all
  bind 127.0.0.1:${port}
  default_backend server
backend server
  server one 127.0.0.1:${serverPort} pool-max-conn 2
`,
  );
  const child = spawn(program, ["-db", "-f", file], { stdio: "ignore" });
  const ended = once(child, "exit");
  await waitUntilOpen(port);
  return {
    port,
    async stop(): Promise<void> {
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function waitUntilOpen(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer !== undefined) return;
    await wait(50);
  }
}
