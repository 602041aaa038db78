#!/usr/bin/env node
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

/**
 * Playwright starts this instead of Firefox; its own build is not available everywhere, and is not what people use. It
 * starts the machine's Firefox (`FIREFOX`) and relays WebDriver BiDi between them, except for one command that
 * Playwright always sends and long-term releases of Firefox do not support yet.
 */
const UNKNOWN = "emulation.setMediaFeaturesOverride";

interface Message {
  readonly id: number;
  readonly method: string;
  readonly params: { readonly features?: Readonly<Record<string, string | null>> };
}

const firefox = spawn(process.env.FIREFOX ?? "firefox", process.argv.slice(2), {
  stdio: ["ignore", "inherit", "pipe"],
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => firefox.kill(signal));
firefox.on("exit", (code) => process.exit(code ?? 1));

createInterface(firefox.stderr).on("line", (line) => {
  const [, address] = /^WebDriver BiDi listening on (ws:\/\/\S+)/u.exec(line) ?? [];
  if (address === undefined) console.error(line);
  else listen(address);
});

function listen(address: string): void {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("connection", (near, { url = "" }) =>
    relay(near, new WebSocket(address + url, { perMessageDeflate: false })),
  );
  server.on("listening", () => {
    const bound = server.address();
    if (bound !== null && typeof bound === "object") {
      console.error(`WebDriver BiDi listening on ws://127.0.0.1:${bound.port}`);
    }
  });
}

function relay(near: WebSocket, far: WebSocket): void {
  const waiting: string[] = [];
  near.on("message", (data) => {
    const text = String(data);
    const message = text.includes(UNKNOWN) ? (JSON.parse(text) as Message) : undefined;
    if (message?.method === UNKNOWN) near.send(JSON.stringify({ type: "success", id: message.id, result: {} }));
    else if (far.readyState === WebSocket.OPEN) far.send(text);
    else waiting.push(text);
  });
  far.on("open", () => {
    for (const text of waiting) far.send(text);
  });
  far.on("message", (data) => near.send(String(data)));
  far.on("close", () => near.close());
  near.on("close", () => far.close());
}
