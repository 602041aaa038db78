import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildWeb } from "./build-web.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const WEB_PORT = 5173;

/** Runs server and web with reload: the server restarts when its files change, the web app updates in the open page. */
await buildWeb(console.log);
const port = process.env.PORT ?? "3000";
const children = [
  spawn(process.execPath, ["--watch", "--watch-preserve-output", join(root, "tools/start.ts")], {
    stdio: "inherit",
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
    { cwd: join(root, "web"), stdio: "inherit", env: { ...process.env, API_URL: `http://127.0.0.1:${port}` } },
  ),
];
console.log(`Open http://127.0.0.1:${WEB_PORT}`);

/** Ctrl-C reaches both directly; if one ends, the other is stopped. */
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => endAll());
await Promise.race(children.map((child) => new Promise((resolve) => child.on("exit", resolve))));
endAll();

function endAll(): void {
  for (const child of children) child.kill("SIGTERM");
}
