import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeBuild } from "./build-web.ts";

/** Builds the web app twice from scratch and compares every byte; prints a hash for comparison with other machines. */
const BUILD = fileURLToPath(new URL("../web/build.reproduced", import.meta.url));

const first = await buildAgain();
const second = await buildAgain();
const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
  (file) => first.get(file) !== second.get(file),
);
if (differing.length > 0) {
  console.error(`These files differ from build to build:\n${differing.join("\n")}`);
  process.exit(1);
}
console.log(`${first.size} files, the same twice; SHA-256 of their list: ${hash(JSON.stringify([...first]))}`);

async function buildAgain(): Promise<Map<string, string>> {
  console.log("Building the web app (about half a minute)");
  rmSync(BUILD, { recursive: true, force: true });
  await makeBuild(BUILD);
  const files = globSync("**/*", { cwd: BUILD }).filter((file) => statSync(join(BUILD, file)).isFile());
  const hashes = new Map(files.toSorted().map((file) => [file, hash(readFileSync(join(BUILD, file)))]));
  rmSync(BUILD, { recursive: true });
  return hashes;
}

function hash(data: string | Buffer): string {
  return createHash("sha256").update(data).digest("hex");
}
