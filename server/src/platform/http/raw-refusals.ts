import { randomUUID } from "node:crypto";
import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { REFUSALS } from "./failure.ts";

/**
 * Responds on a connection whose request never reached the framework, in the shape and with the headers of every other
 * error. It is in English, since no header was read.
 */
export function writeRefusal(socket: Duplex, status: 400 | 408 | 431): void {
  const { code, text } = REFUSALS[status] ?? { code: "request.malformed", text: { message: "" } };
  const body = JSON.stringify({ error: text.message, msg: text.message, code, requestId: randomUUID() });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Connection: close",
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options: nosniff",
    "X-Frame-Options: DENY",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
}

/** CONNECT asks for a tunnel to another server. Node.js closes such a connection without a response. */
export function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  socket.on("error", () => undefined);
  writeRefusal(socket, 400);
  socket.end();
}
