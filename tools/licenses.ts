import { type Lockfile, listForeign, nameOf } from "./lockfile.ts";

/** Licenses that only require keeping their text. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
  "Zlib",
]);

interface Exception {
  readonly packages: RegExp;
  /** As declared by the package; undefined if its package.json declares none. */
  readonly license: RegExp | undefined;
  readonly reason: string;
}

/** Packages with another license, and why each may be used. */
export const LICENSE_EXCEPTIONS: readonly Exception[] = [
  {
    packages: /^@img\/sharp-/u,
    license: /LGPL-3\.0-or-later/u,
    reason: "libvips is a library of its own that sharp loads, unchanged; nobody receives it from us",
  },
  { packages: /^lightningcss/u, license: /^MPL-2\.0$/u, reason: "writes style sheets at build time, unchanged" },
  {
    packages: /^web-push$/u,
    license: /^MPL-2\.0$/u,
    reason: "encrypts push messages on the server, unchanged; nobody receives it from us",
  },
  { packages: /^axe-core$/u, license: /^MPL-2\.0$/u, reason: "runs in journeys only, unchanged" },
  {
    packages: /^caniuse-lite$/u,
    license: /^CC-BY-4\.0$/u,
    reason: "data that compilers read; nothing of it is served",
  },
  { packages: /^dejavu-fonts-ttf$/u, license: /^SEE LICENSE/u, reason: "the Bitstream Vera license: free to embed" },
  { packages: /^png-js$/u, license: undefined, reason: "its LICENSE file is the MIT license" },
];

/** Packages whose license is not accepted, one per line. */
export function listLicenseFaults(lockfile: Lockfile): string[] {
  return listForeign(lockfile)
    .filter(([folder, { license }]) => !isAllowed(license) && !findException(nameOf(folder), license))
    .map(([folder, { license }]) => `${folder}: ${license ?? "no license"}`);
}

export function findException(name: string, license: string | undefined): Exception | undefined {
  return LICENSE_EXCEPTIONS.find(
    (each) => each.packages.test(name) && (license === undefined ? !each.license : each.license?.test(license)),
  );
}

/** For `A OR B` one must be accepted, for `A AND B` both. */
function isAllowed(license = ""): boolean {
  const terms = (text: string, operator: string) => text.replace(/^\((.*)\)$/u, "$1").split(` ${operator} `);
  return terms(license, "OR").some((option) => terms(option, "AND").every((name) => ALLOWED.has(name)));
}
