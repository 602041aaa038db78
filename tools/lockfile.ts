import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What package-lock.json says about one folder of `node_modules`, or about one of our packages. */
export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly deprecated?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export const readLockfile = () => readJson<Lockfile>("package-lock.json");

export function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(join(root, file), "utf8")) as Shape;
}

/** Third-party packages, by folder. */
export function listForeign({ packages }: Lockfile): [folder: string, LockedPackage][] {
  return Object.entries(packages).filter(([folder, { link }]) => folder.includes("node_modules/") && !link);
}

/** `@scope/name` of a folder such as `server/node_modules/@scope/name`. */
export function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
}

/**
 * Anything that makes an installation depend on more than the registry and the lockfile's hashes, one problem per line.
 */
export function listLockfileFaults(lockfile: Lockfile): string[] {
  const foreign = listForeign(lockfile);
  const hosts = new Set(foreign.flatMap(([, { resolved }]) => (resolved ? [readHost(resolved)] : [])));
  return [
    ...(hosts.size > 1 ? [`several registries: ${[...hosts].join(", ")}`] : []),
    ...foreign.flatMap(([folder, locked]) => listPackageFaults(locked).map((fault) => `${folder}: ${fault}`)),
    ...Object.entries(lockfile.packages).flatMap(([folder, locked]) =>
      listRequirements(locked)
        .filter(([, range]) => !isFromRegistry(range))
        .map(([name, range]) => `${folder || "package.json"}: ${name} comes from ${range}`),
    ),
  ];
}

function listPackageFaults({ version, resolved, integrity }: LockedPackage): string[] {
  return [
    ...(/^\d+\.\d+\.\d+/u.test(version ?? "") ? [] : ["no version"]),
    ...(/^sha512-[A-Za-z0-9+/]{86}==$/u.test(integrity ?? "") ? [] : ["no SHA-512"]),
    ...(resolved === undefined || /^https:\/\/.*\.tgz$/u.test(resolved) ? [] : [`fetched from ${resolved}`]),
  ];
}

function listRequirements(locked: LockedPackage): [name: string, range: string][] {
  const { dependencies, devDependencies, optionalDependencies } = locked;
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
}

/** A version range, a tag, or another name in the registry; not a URL, a repository or a folder. */
function isFromRegistry(range: string): boolean {
  return /^npm:/u.test(range) || !/[:/]|^\./u.test(range);
}

function readHost(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
