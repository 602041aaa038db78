import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { finishPages } from "./finish-pages.ts";
import { isCommand } from "./is-command.ts";
import { replaceBuild } from "./replace-build.ts";
import { findSecrets } from "./secrets.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const BUILD = join(root, "web/build");
/** The file with the hash of its sources. */
const STAMP = "made-from";
/** Everything the built web app depends on. */
const SOURCES = [
  "web/*.{ts,json}",
  "web/{src,public}/**/*",
  "domain/src/**/*",
  "locales/**/*",
  "lingui.config.ts",
  "package-lock.json",
  "tools/{build-web,finish-pages,first-files,replace-build,secrets}.ts",
];

/** Builds the web app if its sources have changed since the last build; returns whether it did. */
export async function buildWeb(tell: (progress: string) => void): Promise<boolean> {
  const sources = hashSources();
  const stamp = join(BUILD, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return false;
  tell("Building the web app (about half a minute)");
  await replaceBuild(BUILD, async (folder) => {
    await makeBuild(folder);
    writeFileSync(join(folder, STAMP), sources);
  });
  return true;
}

/** Builds the web app into this folder, which must not exist. */
export async function makeBuild(folder: string): Promise<void> {
  await runBuild(folder);
  await finishPages(folder);
  refuseSecrets(folder);
}

/** Anything the build took from the environment or a source file: everyone can read it. */
export function refuseSecrets(build: string): void {
  const texts = globSync("**/*.{js,css,html,json,map,svg,txt,xml}", { cwd: build });
  const found = texts.flatMap((file) =>
    findSecrets(readFileSync(join(build, file), "utf8")).map((secret) => `${file}: ${secret}`),
  );
  if (found.length > 0) throw new Error(`The built web app contains secrets:\n${found.join("\n")}`);
}

function hashSources(): string {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES, { cwd: root }).sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update("\0").update(readFileSync(path));
  }
  return hash.digest("hex");
}

async function runBuild(folder: string): Promise<void> {
  // A tenth of the build's time went into collecting Babel's garbage; with more space for short-lived objects, less of
  // it is moved.
  const flags = ["--max-semi-space-size=64"];
  const child = spawn(process.execPath, [...flags, join(root, "node_modules/@react-router/dev/bin.cjs"), "build"], {
    cwd: join(root, "web"),
    env: { ...process.env, NODE_ENV: "production", BUILD_FOLDER: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  if (code !== 0) throw new Error(`The web app could not be built:\n${output}`);
}

if (isCommand(import.meta.url)) await buildWeb(console.log);
