import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { makeTemporaryFolder } from "../server/src/testing/temporary-folder.ts";
import { refuseSecrets } from "./build-web.ts";
import { findException, LICENSE_EXCEPTIONS, listLicenseFaults } from "./licenses.ts";
import { type LockedPackage, listForeign, listLockfileFaults, nameOf, readJson, readLockfile } from "./lockfile.ts";
import { writeBom } from "./sbom.ts";
import { findSecrets, SECRET_PATTERNS } from "./secrets.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const lockfile = readLockfile();
const plant = (locked: LockedPackage, folder = "node_modules/planted") => ({ packages: { [folder]: locked } });
const GOOD = { version: "1.0.0", integrity: `sha512-${"A".repeat(86)}==`, license: "MIT" };

describe("the lockfile", () => {
  test("has a version and a SHA-512 for every package, all from one registry", () => {
    expect(listForeign(lockfile).length).toBeGreaterThan(500);
    expect(listLockfileFaults(lockfile)).toEqual([]);
  });

  test.each<[string, LockedPackage]>([
    ["no SHA-512", { ...GOOD, integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" }],
    ["no version", { integrity: GOOD.integrity }],
    ["fetched from http:", { ...GOOD, resolved: "http://registry.example/planted.tgz" }],
    ["fetched from git", { ...GOOD, resolved: "git+ssh://git@host.example/planted.git#0123abc" }],
    ["comes from https:", { ...GOOD, dependencies: { other: "https://host.example/other.tgz" } }],
    ["comes from somebody/other", { ...GOOD, dependencies: { other: "somebody/other" } }],
    ["comes from file:", { ...GOOD, optionalDependencies: { other: "file:../other" } }],
  ])("is rejected with a package of which it says: %s", (fault, locked) => {
    expect(listLockfileFaults(plant(locked))).toEqual([expect.stringContaining(fault)]);
    expect(listLockfileFaults(plant(GOOD))).toEqual([]);
  });

  test("is rejected with packages from two registries", () => {
    const resolved = (host: string) => ({ ...GOOD, resolved: `https://${host}/planted.tgz` });
    const packages = { "node_modules/a": resolved("one.example"), "node_modules/b": resolved("two.example") };
    expect(listLockfileFaults({ packages })).toEqual(["several registries: one.example, two.example"]);
  });

  test("pins our own packages' dependencies to one version each", () => {
    const ours = Object.entries(lockfile.packages).filter(([folder]) => !folder.includes("node_modules/"));
    expect(ours.length).toBeGreaterThan(5);
    for (const [folder, { dependencies, devDependencies, optionalDependencies }] of ours) {
      for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
        expect(range, `${folder}: ${name}`).toMatch(/^\d+\.\d+\.\d+(?:-[a-z0-9.]+)?$/u);
      }
    }
  });

  test("has no deprecated package", () => {
    expect(listForeign(lockfile).filter(([, { deprecated }]) => deprecated !== undefined)).toEqual([]);
  });

  test("has install scripts only where they are approved by name, and no unused approval", () => {
    const { allowScripts } = readJson<{ allowScripts: Record<string, boolean> }>("package.json");
    const scripted = listForeign(lockfile).flatMap(([folder, each]) => (each.hasInstallScript ? [nameOf(folder)] : []));
    expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(scripted)].toSorted());
    expect(Object.values(allowScripts).every(Boolean)).toBe(true);
  });
});

describe("the licenses of dependencies", () => {
  test("are all on the accepted list, or have a reason", () => {
    expect(listLicenseFaults(lockfile)).toEqual([]);
  });

  test.each(["GPL-3.0-only", "MIT AND AGPL-3.0-only", "(GPL-2.0-only OR BUSL-1.1)", "MPL-2.0", ""])(
    "may not be “%s”",
    (license) => {
      expect(listLicenseFaults(plant({ ...GOOD, license }))).toHaveLength(1);
    },
  );

  test("may offer a choice that includes an accepted one", () => {
    expect(listLicenseFaults(plant({ ...GOOD, license: "(GPL-2.0-only OR MIT)" }))).toEqual([]);
  });

  test("have no unused exception", () => {
    const used = listForeign(lockfile).map(([folder, { license }]) => findException(nameOf(folder), license));
    expect(LICENSE_EXCEPTIONS.filter((exception) => !used.includes(exception))).toEqual([]);
  });
});

test("the bill of materials lists every package of the lockfile with its hash, and nothing about the time or the machine", () => {
  const text = writeBom(lockfile);
  const { components } = JSON.parse(text) as { components: { purl: string; hashes?: { content: string }[] }[] };
  const hashOf = (integrity = "") => Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex");
  const hashes = new Set(components.flatMap((each) => (each.hashes ?? []).map(({ content }) => content)));
  expect(listForeign(lockfile).filter(([, { integrity }]) => !hashes.has(hashOf(integrity)))).toEqual([]);
  expect(components.every(({ purl }) => purl.startsWith("pkg:npm/"))).toBe(true);
  expect(text).not.toMatch(/timestamp|serialNumber|\/tmp\//u);
});

/** One sample of each pattern, in two parts so that this file holds none. */
const SAMPLES = [
  ["-----BEGIN RSA PRIVATE", ` KEY-----\n${"MIIEpAIBAAKCAQEA".repeat(4)}`],
  ["AGE-SECRET", `-KEY-1${"QPZRY9X8".repeat(8)}`],
  ["AKIA", "IOSFODNN7EXAMPLE"],
  ["ghp_", "0123456789abcdefABCDEF0123456789abcd"],
  ["AIza", "SyA0123456789abcdefghijklmnopqrstuv"],
  ["npm_", "0123456789abcdefABCDEF0123456789abcd"],
  ["SG.", "0123456789abcdefghijkl.0123456789abcdefghijklmnop"],
  ["xoxb-", "0123456789-0123456789-abcdefghij"],
  ["sk_live_", "0123456789abcdefABCDEF01"],
  ["whsec_", "0123456789abcdefABCDEF0123456789"],
  ["SK", "0123456789abcdef0123456789abcdef"],
  ["eyJhbGciOiJIUzI1NiJ9AA.", `eyJzdWIiOiIxMjM0NTY3ODkwIn0.${"dozjgNryP4J3jVmN".repeat(2)}`],
  ["postgresql://vestpocket:", "Vx8kQ2mZ7pLr4TnB@db.vestpocket.ca/vestpocket"],
].map((parts) => parts.join(""));

describe("secrets", () => {
  test("are in no file of the repository", () => {
    const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
    const paths = files.toString().split("\0").filter(Boolean);
    expect(paths.length).toBeGreaterThan(2000);
    const found = paths.flatMap((path) => {
      const secrets = findSecrets(readTracked(path));
      return secrets.map((secret) => `${path}: ${secret}`);
    });
    expect(found).toEqual([]);
  });

  test("are detected by their form: a sample of each", () => {
    const found = SAMPLES.map((sample) => findSecrets(`const key = "${sample}";`));
    expect(found).toEqual(Object.keys(SECRET_PATTERNS).map((name) => [name]));
  });

  test("stop a build of the web app that contains one, in a script or a source map", () => {
    const build = makeTemporaryFolder("build");
    writeFileSync(join(build, "app.js"), "const key = import.meta.env;");
    expect(() => refuseSecrets(build)).not.toThrow();
    writeFileSync(join(build, "app.js.map"), JSON.stringify({ sourcesContent: [`const key = "${SAMPLES[8]}";`] }));
    expect(() => refuseSecrets(build)).toThrow("app.js.map: Stripe key");
  });
});

/** A file that was deleted is still listed until the deletion is committed. */
function readTracked(path: string): string {
  try {
    return readFileSync(join(root, path), "latin1");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}
