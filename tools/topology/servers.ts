import type { ChildProcess } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Databases } from "./databases.ts";
import { type Programs, start, until } from "./programs.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

interface ServerPorts {
  readonly web: readonly [number, number];
  readonly worker: number;
  readonly haproxy: number;
}

export interface Servers {
  /** The entry point for users. */
  readonly url: string;
  /** The settings for operator commands on the same database and files. */
  readonly environment: Readonly<Record<string, string>>;
  readonly web: readonly ChildProcess[];
  /** Restarts a web server that exited. */
  restart(index: 0 | 1): Promise<void>;
  isReady(port: number): Promise<boolean>;
}

interface ServersOptions {
  readonly folder: string;
  readonly dataDir: string;
  /** The bucket that all servers keep files in. */
  readonly storageUrl: string;
  readonly ports: ServerPorts;
  readonly databases: Databases;
}

/** Two web servers and a worker on these databases, behind HAProxy. */
export async function startServers(
  programs: Programs,
  { folder, dataDir, storageUrl, ports, databases }: ServersOptions,
): Promise<Servers> {
  // Passkeys need a host name.
  const url = `http://localhost:${ports.haproxy}`;
  const shared = {
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    DATABASE_URL: databases.url,
    DATABASE_DIRECT_URL: databases.directUrl,
    MIGRATION_DATABASE_URL: databases.ownerUrl,
    DATABASE_REPLICA_URLS: databases.replicaUrl,
    STORAGE_URL: storageUrl,
  };
  const startServer = async (program: string, { role, port }: { role: string; port: number }) => {
    const name = `${role}-${port}`;
    const command = [
      process.execPath,
      "--max-semi-space-size=16",
      "--heap-growing-percent=100",
      join(root, program),
    ] as const;
    const env = { ...shared, MALLOC_ARENA_MAX: "2", ROLE: role, PORT: String(port) };
    const child = start({ command, logFile: join(folder, `${name}.log`), env });
    await until(`${name} is ready`, () => isReady(port), { child, seconds: 600 });
    return child;
  };
  // The first one builds the web app and loads the demo.
  const web = [await startServer("tools/start.ts", { role: "web", port: ports.web[0] })];
  web.push(await startServer("server/src/main.ts", { role: "web", port: ports.web[1] }));
  await startServer("server/src/main.ts", { role: "worker", port: ports.worker });
  const config = join(folder, "haproxy.cfg");
  writeFileSync(config, toProxyConfig(ports));
  start({ command: [programs.haproxy, "-db", "-f", config], logFile: join(folder, "haproxy.log") });
  await until("HAProxy passes requests on", () => isReady(ports.haproxy));
  return {
    url,
    environment: shared,
    web,
    isReady,
    restart: async (index) => {
      web[index] = await startServer("server/src/main.ts", { role: "web", port: ports.web[index] });
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200;
}

/**
 * The servers are private and trust no proxy's headers. So HAProxy connects from each client's own address, which root
 * may do, and limits count by it.
 */
const source = process.getuid?.() === 0 ? "  source 0.0.0.0 usesrc clientip\n" : "";

/** Assets come from the first server, which gets a new version first: its build has the previous version's too. */
function toProxyConfig({ web, haproxy }: ServerPorts): string {
  const servers = web.map((port, index) => `  server web${index} 127.0.0.1:${port} check inter 1s fall 3 rise 1`);
  const tracked = web.map((port, index) => `  server web${index} 127.0.0.1:${port} track web/web${index}`);
  return `defaults
  mode http
  log stdout format raw local0
  option httplog
  timeout connect 2s
  timeout check 10s
  timeout client 60s
  timeout server 60s
  timeout http-request 10s
  option redispatch
frontend site
  bind 127.0.0.1:${haproxy}
  use_backend assets if { path_beg /assets/ }
  default_backend web
backend web
  balance roundrobin
${source}  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
${servers.join("\n")}
backend assets
  balance first
${source}${tracked.join("\n")}
`;
}
