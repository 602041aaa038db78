import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { webkit } from "@playwright/test";

/** The main journeys in browsers that `npm test` does not use, if installed on this machine. */
const root = fileURLToPath(new URL("..", import.meta.url));
const firefox = process.env.FIREFOX ?? findFirefox();
const browsers = [
  { project: "firefox", isThere: firefox !== undefined, remedy: "Install it (Debian: firefox-esr), or set FIREFOX." },
  {
    project: "webkit",
    isThere: existsSync(webkit.executablePath()),
    remedy: "npx playwright install --with-deps webkit",
  },
];
for (const { project, remedy } of browsers.filter(({ isThere }) => !isThere)) {
  console.log(`Not tested: ${project} is missing on this machine. ${remedy}`);
}
const projects = browsers.filter(({ isThere }) => isThere).flatMap(({ project }) => ["--project", project]);
if (projects.length === 0) process.exit(1);
const cli = join(root, "node_modules/@playwright/test/cli.js");
const { status } = spawnSync(process.execPath, [cli, "test", "--config", "e2e/browsers.config.ts", ...projects], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, ...(firefox && { FIREFOX: firefox }) },
});
process.exit(status ?? 1);

function findFirefox(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = folders.flatMap((folder) => ["firefox-esr", "firefox"].map((name) => join(folder, name)));
  return candidates.find((path) => existsSync(path));
}
