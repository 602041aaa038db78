import { createReadStream } from "node:fs";
import { connect, type Socket } from "node:net";
import { MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { cutText } from "@vestpocket/domain/shared/text";
import type { Scanner } from "./scanner.ts";

/** A scan of 20 MB takes a second or two; clamd itself gives up after two minutes. */
const SCAN_MAX_MS = MINUTE_MS;
/** A response is one short line. */
const ANSWER_MAX = 4_096;

/** The scanner at a clamd socket: `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`. */
export function createClamdScanner(url: URL): Scanner {
  return {
    async scan(path) {
      const answer = await ask(url, (socket) => sendFile(socket, path));
      if (/^stream: OK$/u.test(answer)) return { isClean: true };
      const found = /^stream: (.+) FOUND$/u.exec(answer)?.[1];
      if (found !== undefined) return { isClean: false, found };
      throw new Error(`clamd could not scan a file: ${cutText(answer, 200)}`);
    },

    async check() {
      const answer = await ask(url, (socket) => write(socket, Buffer.from("zPING\0")));
      if (answer !== "PONG") throw new Error("clamd answered something other than PONG");
    },
  };
}

/** The response to what `send` writes. */
async function ask(url: URL, send: (socket: Socket) => Promise<void>): Promise<string> {
  const socket =
    url.protocol === "unix:"
      ? connect(decodeURIComponent(url.pathname))
      : connect(Number(url.port || 3310), url.hostname.replace(/^\[|\]$/gu, ""));
  socket.setTimeout(SCAN_MAX_MS, () => socket.destroy(new Error("clamd did not answer in time")));
  try {
    const answered = readAnswer(socket);
    // Awaited below; a connection that fails while the file is being sent rejects it earlier.
    answered.catch(() => undefined);
    await send(socket);
    return await answered;
  } finally {
    socket.destroy();
  }
}

/** Sends a file with the INSTREAM command: length-prefixed chunks, then an empty one. */
async function sendFile(socket: Socket, path: string): Promise<void> {
  await write(socket, Buffer.from("zINSTREAM\0"));
  for await (const chunk of createReadStream(path)) {
    // It responds at once if the file is larger than it accepts.
    if (!socket.writable) return;
    await write(socket, Buffer.concat([toLength((chunk as Buffer).length), chunk as Buffer]));
  }
  if (socket.writable) await write(socket, toLength(0));
}

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = "";
    socket.on("data", (chunk: Buffer) => {
      received += chunk.toString("utf8");
      const end = received.indexOf("\0");
      if (end >= 0) resolve(received.slice(0, end).trim());
      else if (received.length > ANSWER_MAX) reject(new Error("clamd's answer was too long"));
    });
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("clamd closed the connection without answering")));
  });
}

function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

function toLength(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
