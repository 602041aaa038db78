import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runStep } from "./steps.ts";

/** The headless shell comes first: it does the same work in half the time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const OTHER_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * A Chromium to test with: `CHROMIUM`, one on this machine, or one installed now, by the system's package manager as
 * root on Debian, otherwise by Playwright's own download. An empty text means Playwright's.
 */
export async function findBrowser(tell: (progress: string) => void): Promise<string> {
  const found = process.env.CHROMIUM ?? findInstalled();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    tell("Installing Chromium with apt-get");
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"], {
      stdio: "inherit",
    });
    const installed = findInstalled();
    if (installed !== undefined) return installed;
  }
  tell("Downloading Chromium with Playwright");
  const code = await runStep({ name: "browser", command: ["playwright", "install", "--only-shell", "chromium"] });
  if (code !== 0) throw new Error("No Chromium could be found or installed. Set CHROMIUM to the path of one.");
  return "";
}

function findInstalled(): string | undefined {
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...OTHER_PLACES].find((path) => existsSync(path));
}
