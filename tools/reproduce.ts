import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildWeb } from "./build-web.ts";

/** Builds the web app twice from scratch and compares every byte; prints a hash for comparison with other machines. */
const BUILD = fileURLToPath(new URL("../web/build", import.meta.url));

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
  rmSync(BUILD, { recursive: true, force: true });
  await buildWeb(console.log);
  const files = globSync("**/*", { cwd: BUILD }).filter((file) => statSync(join(BUILD, file)).isFile());
  return new Map(files.toSorted().map((file) => [file, hash(readFileSync(join(BUILD, file)))]));
}

function hash(data: string | Buffer): string {
  return createHash("sha256").update(data).digest("hex");
}
