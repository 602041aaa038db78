import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readCommit } from "../server/src/platform/version.ts";
import { explainUsage } from "./usage.ts";

const USAGE = `Runs the server of an earlier version on the schema of this one, as during a deployment:

  npm run deploy:check                        the version in /opt/vestpocket/current
  npm run deploy:check -- <revision>          the version in production: a tag, branch or commit
  npm run deploy:check -- <revision> <file>…  these of its test files

Every migration since that version is applied. The version in production is in the first line of its log, in its /readyz and in
its metrics. The tests are those of the earlier version; the packages are the installed ones.`;
/** Where the units of systemd run a release. */
const CURRENT = "/opt/vestpocket/current";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Calls of every kind: reading, searching, writing, paying, mailing, and the shape of rows in responses. */
const FILES = [
  "server/src/frozen-answers.test.ts",
  "server/src/features/listings/listings.test.ts",
  "server/src/features/searches/searches.test.ts",
  "server/src/features/sessions/sessions.test.ts",
  "server/src/features/inquiries/inquiries.test.ts",
  "server/src/features/orders/payments.test.ts",
  "server/src/features/messages/delivery.test.ts",
  "server/src/features/tickets/filing.test.ts",
];

const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

/** The packages installed here; the repository's own are the earlier version's. */
function linkPackages(folder: string): void {
  const { workspaces } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { workspaces: string[] };
  mkdirSync(join(folder, "node_modules/@vestpocket"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== "@vestpocket") symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  for (const workspace of workspaces) {
    const { name } = JSON.parse(readFileSync(join(folder, workspace, "package.json"), "utf8")) as { name: string };
    symlinkSync(join(folder, workspace), join(folder, "node_modules", name));
    const own = join(root, workspace, "node_modules");
    if (existsSync(own)) symlinkSync(own, join(folder, workspace, "node_modules"));
  }
}

/** A lockfile is larger than what Node.js reads of a program by default. */
const LOCKFILE = { encoding: "utf8", maxBuffer: 64 * 2 ** 20 } as const;

/**
 * The job queue's processes start only on the schema of their own version, and the tests here have the installed one. So
 * a release with another version of it cannot be rolled out process by process.
 */
function warnOfQueue(revision: string): void {
  const versionIn = (lockfile: string) =>
    (JSON.parse(lockfile) as { packages: Record<string, { version: string }> }).packages["node_modules/pg-boss"]
      ?.version;
  const before = versionIn(execFileSync("git", ["show", `${revision}:package-lock.json`], { cwd: root, ...LOCKFILE }));
  const now = versionIn(readFileSync(join(root, "package-lock.json"), "utf8"));
  if (before === now) return;
  console.log(`! pg-boss was ${before} and is ${now}: if its schema differs, stop all processes before you migrate.`);
}

async function check(revision: string, asked: readonly string[]): Promise<number> {
  const folder = join(mkdtempSync(join(tmpdir(), "vestpocket-deploy-")), "before");
  try {
    git("worktree", "add", "--detach", folder, revision);
    linkPackages(folder);
    rmSync(join(folder, "server/migrations"), { recursive: true });
    cpSync(join(root, "server/migrations"), join(folder, "server/migrations"), { recursive: true });
    const files = (asked.length > 0 ? asked : FILES).filter((file) => existsSync(join(folder, file)));
    warnOfQueue(revision);
    console.log(
      `• ${git("log", "-1", "--format=%h %s", revision)}\n• on the schema of this version: ${files.length} files of tests`,
    );
    const vitest = join(root, "node_modules/vitest/vitest.mjs");
    return await runUntilSignal([vitest, "run", "--project", "server", ...files], folder);
  } finally {
    git("worktree", "remove", "--force", folder);
    rmSync(join(folder, ".."), { recursive: true, force: true });
  }
}

/** Runs Node.js in a folder; a signal ends it, and lets this program clean up. Returns its exit code. */
function runUntilSignal(words: readonly string[], cwd: string): Promise<number> {
  const child = spawn(process.execPath, words, { cwd, stdio: "inherit" });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => child.kill("SIGTERM"));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

const [revision = readCommit(CURRENT), ...files] = process.argv.slice(2);
if (revision === undefined || revision.startsWith("-")) explainUsage(USAGE);
else process.exitCode = await check(revision, files);
