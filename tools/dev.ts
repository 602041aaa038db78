import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildWeb } from "./build-web.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const WEB_PORT = 5173;
/**
 * A terminal's Ctrl-C signals its whole process group: the children have their own groups, and stop when this process
 * tells them to.
 */
const APART = { stdio: "inherit", detached: process.platform !== "win32" } as const;

/** Runs server and web with reload: the server restarts when its files change, the web app updates in the open page. */
await buildWeb(console.log);
const port = process.env.PORT ?? "3000";
const children = [
  spawn(process.execPath, ["--watch", "--watch-preserve-output", join(root, "tools/start.ts")], {
    ...APART,
    env: { ...process.env, PORT: port, PUBLIC_URL: `http://127.0.0.1:${WEB_PORT}` },
  }),
  spawn(
    process.execPath,
    [
      join(root, "node_modules/@react-router/dev/bin.cjs"),
      "dev",
      "--host",
      "127.0.0.1",
      "--port",
      String(WEB_PORT),
      "--strictPort",
    ],
    { ...APART, cwd: join(root, "web"), env: { ...process.env, API_URL: `http://127.0.0.1:${port}` } },
  ),
];
console.log(`Open http://127.0.0.1:${WEB_PORT}`);

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, endAll);
await Promise.race(children.map((child) => new Promise((resolve) => child.on("exit", resolve))));
endAll();

/** Each child stops its own children, which a signal to the whole group would kill first. */
function endAll(): void {
  for (const child of children) child.kill("SIGTERM");
}
