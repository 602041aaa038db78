import { spawn } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Cluster, connect, hasSocket } from "./cluster.ts";
import { chooseSharedBuffers } from "./shared-buffers.ts";

/**
 * Creates the files of an empty cluster, beside its empty folder: only a complete cluster gets there, so that one whose
 * creation was killed is begun again.
 */
export async function createCluster(cluster: Cluster): Promise<void> {
  const partial = `${cluster.folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  if (cluster.runAs !== undefined) chownSync(partial, cluster.runAs.uid, cluster.runAs.gid);
  await initialize(cluster, partial);
  // Windows replaces no folder, not even an empty one.
  if (process.platform === "win32") rmdirSync(cluster.folder);
  renameSync(partial, cluster.folder);
}

async function initialize(cluster: Cluster, folder: string): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), "vestpocket-"));
  const passwordFile = join(scratch, "password");
  writeFileSync(passwordFile, cluster.passwords.superuser, { mode: 0o600 });
  if (cluster.runAs !== undefined) {
    chownSync(scratch, cluster.runAs.uid, cluster.runAs.gid);
    chownSync(passwordFile, cluster.runAs.uid, cluster.runAs.gid);
  }
  try {
    await run(cluster, [
      cluster.binaries.initdb,
      "-D",
      folder,
      "--username=postgres",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--data-checksums",
    ]);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Starts PostgreSQL and returns its port: the requested one if free, otherwise any free one. */
export async function startPostgres(cluster: Cluster, wantedPort?: number): Promise<number> {
  const port = wantedPort ?? (await findFreePort());
  const settings: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: hasSocket(cluster.folder) ? cluster.folder : "",
    shared_buffers: chooseSharedBuffers(),
    max_connections: "100",
    jit: "off",
    fsync: "on",
    full_page_writes: "on",
    logging_collector: "off",
    // An error's details and the failed statement would quote rows.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
    ...cluster.settings,
  };
  const options = Object.entries(settings)
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(" ");
  // In the cluster's folder, since the database's account may not be able to enter the data directory.
  const logFile = join(cluster.folder, "server.log");
  const { pgCtl } = cluster.binaries;
  await run(cluster, [pgCtl, "start", "-D", cluster.folder, "-l", logFile, "-w", "-t", "60", "-o", options]);
  return port;
}

export async function stopPostgres(cluster: Cluster): Promise<void> {
  await run(cluster, [cluster.binaries.pgCtl, "stop", "-D", cluster.folder, "-m", "fast", "-w", "-t", "30"]);
}

const pidFileOf = ({ folder }: Cluster): string => join(folder, "postmaster.pid");

/** Whether PostgreSQL is running on this cluster, or was killed. */
export const hasPidFile = (cluster: Cluster): boolean => existsSync(pidFileOf(cluster));

/** The port of the PostgreSQL running on this cluster; undefined if none is. */
export async function findRunningPort(cluster: Cluster): Promise<number | undefined> {
  if (!hasPidFile(cluster)) return undefined;
  const port = Number(readFileSync(pidFileOf(cluster), "utf8").split("\n")[3]);
  if (!Number.isInteger(port) || port < 1) return undefined;
  // The file may be stale, so the server on this port must name our folder.
  const client = await connect({ cluster, port }).catch(() => undefined);
  if (client === undefined) return undefined;
  try {
    const { rows } = await client.query<{ data_directory: string }>("SHOW data_directory");
    return rows[0]?.data_directory === cluster.folder ? port : undefined;
  } finally {
    await client.end();
  }
}

/** Runs a PostgreSQL program under its account. Throws with the program's output if it fails. */
async function run(cluster: Cluster, [program, ...args]: readonly [string, ...string[]]): Promise<void> {
  const child = spawn(program, args, {
    ...cluster.runAs,
    cwd: cluster.folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
  });
  let output = "";
  const listen = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  // Waits for the exit rather than for the end of output, since the started database keeps the pipes open.
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", resolve);
  });
  child.stdout.destroy();
  child.stderr.destroy();
  if (code !== 0) throw new Error(`${program} failed (${code}): ${output.trim()}`);
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.on("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
