// Runs one of the repository's scripts under the Node release the project pins, after installing the dependencies where they
// are missing or out of date. Plain JavaScript, since it starts on whatever Node the machine has.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import module from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import v8 from "node:v8";

const OLDEST = [20, 19];
/** Collects the heap when it has doubled, not when it has quadrupled: decision 095. */
const COLLECT_EARLY = "--heap-growing-percent=100";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [script, ...args] = process.argv.slice(2);
if (script === undefined) throw new Error("usage: node tools/with-node.mjs <script> [arguments]");

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(`Node ${OLDEST.join(".")} or newer is required; this is ${process.versions.node}.`);
  process.exit(1);
}

installDependencies();
endWithParent();
const node = join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");

if (existsSync(node) && realpathSync(process.execPath) === realpathSync(node)) {
  v8.setFlagsFromString(COLLECT_EARLY);
  process.argv.splice(1, 2, resolve(root, script));
  // A start loads more than a thousand modules: caching their compiled code saves a third.
  module.enableCompileCache?.(join(root, "node_modules", ".cache", "node"));
  await import(pathToFileURL(resolve(root, script)).href);
} else {
  runUnder(node);
}

function installDependencies() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const stamp = join(root, "node_modules", ".vestpocket-installed");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Installing the dependencies (once; about a minute)");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // Not `npm ci`: it rejects a lockfile that lacks other platforms' binaries if a registry mirror lacks them (decision
  // 012).
  const { status } = spawnSync(npm, ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}

function runUnder(program) {
  const flags = ["--max-semi-space-size=16", COLLECT_EARLY];
  const child = spawn(program, [...flags, resolve(root, script), ...args], { stdio: "inherit", cwd: process.cwd() });
  // Ctrl-C reaches the child directly; only a signal sent to this process alone must be forwarded.
  process.on("SIGINT", () => undefined);
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
}

/** npm forwards SIGTERM only as far as the shell that it runs a script in. This process notices that the shell is gone. */
function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === "win32") return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  timer.unref();
}
