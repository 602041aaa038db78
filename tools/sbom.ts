import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isCommand } from "./is-command.ts";
import { type LockedPackage, type Lockfile, readLockfile } from "./lockfile.ts";

const OUTPUT = "sbom.cdx.json";

interface Bom {
  readonly metadata: { readonly component: object; readonly tools: unknown; readonly timestamp: string };
  readonly serialNumber: string;
  readonly components: readonly { readonly purl: string }[];
}

/**
 * The bill of materials of a lockfile as CycloneDX JSON, as `npm sbom` writes it, minus what differs from run to run.
 * Throws if npm cannot read the lockfile.
 */
export function writeBom(lockfile: Lockfile): string {
  const folder = mkdtempSync(join(tmpdir(), "vestpocket-sbom-"));
  try {
    const { serialNumber: _random, ...bom } = runNpm(layOut(lockfile, folder));
    const { timestamp: _now, tools: _npm, ...metadata } = bom.metadata;
    return `${JSON.stringify({ ...bom, metadata }, undefined, 1)}\n`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * npm rejects a lockfile that lacks other platforms' binaries (decision 012) or whose packages require "latest". In the
 * copy that it reads, every package accepts any version; versions and hashes are those that are locked.
 */
function layOut(lockfile: Lockfile, parent: string): string {
  const packages = Object.entries(lockfile.packages).map(([path, locked]) => [path, askForAny(locked)] as const);
  const folder = join(parent, "vestpocket");
  for (const [path, locked] of packages.filter(([each]) => !each.includes("node_modules/"))) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, "package.json"), JSON.stringify(locked));
  }
  writeFileSync(
    join(folder, "package-lock.json"),
    JSON.stringify({ ...lockfile, packages: Object.fromEntries(packages) }),
  );
  return folder;
}

function askForAny(locked: LockedPackage): LockedPackage {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = locked;
  const ranges = Object.entries({ dependencies, devDependencies, optionalDependencies, peerDependencies });
  const loosened = ranges.flatMap(([kind, of]) =>
    of ? [[kind, Object.fromEntries(Object.keys(of).map((name) => [name, "*"]))] as const] : [],
  );
  return { ...locked, ...Object.fromEntries(loosened) };
}

function runNpm(cwd: string): Bom {
  const isWindows = process.platform === "win32";
  const { stdout, stderr } = spawnSync(
    isWindows ? "npm.cmd" : "npm",
    ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"],
    {
      cwd,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      shell: isWindows,
    },
  );
  if (!stdout.startsWith("{")) throw new Error(`npm could not write the bill of materials:\n${stderr}`);
  return JSON.parse(stdout) as Bom;
}

if (isCommand(import.meta.url)) {
  writeFileSync(OUTPUT, writeBom(readLockfile()));
  console.log(`Wrote ${OUTPUT}`);
}
