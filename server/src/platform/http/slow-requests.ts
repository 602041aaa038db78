import { Socket } from "node:net";
import type { FastifyRequest } from "fastify";
import { writeRefusal } from "./raw-refusals.ts";

/** Connections whose request may exceed the server's time limit. */
const allowed = new WeakSet<Socket>();

/**
 * Lets a request's body exceed the server's time limit until `end` is called. The caller sets its own limit; a silent
 * connection is still closed.
 */
export function allowSlowRequest({ raw: { socket } }: FastifyRequest): { end(): void } {
  allowed.add(socket);
  return { end: () => void allowed.delete(socket) };
}

/** Keeps a connection open this long although nothing is sent while the server works. */
export function allowSlowWork({ raw: { socket } }: FastifyRequest, milliseconds: number): void {
  // Injected requests have no socket. The server resets the limit with the next request.
  if (socket instanceof Socket) socket.setTimeout(milliseconds);
}

/** How long a client that is still sending has to receive the response. */
const LINGER_MS = 1_000;

/** Whether the request is still being received. */
export function isStillComing({ headers, raw }: FastifyRequest): boolean {
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  return hasBody && !raw.complete;
}

/** Closing at once while the client sends would discard the response, so the rest is read and dropped for a moment. */
export function closeGently({ raw: { socket } }: FastifyRequest): void {
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

const STATUSES: Readonly<Record<string, 408 | 431>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Closes a connection whose request came too slowly or is not HTTP. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT" && allowed.has(socket)) return;
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (socket.writable) writeRefusal(socket, STATUSES[error.code ?? ""] ?? 400);
  socket.destroy(error);
}
