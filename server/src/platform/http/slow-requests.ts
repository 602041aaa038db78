import { Socket } from "node:net";
import type { FastifyRequest } from "fastify";

/** Connections whose request may take longer than all others'. */
const allowed = new WeakSet<Socket>();

/**
 * Lets a request's body take longer than the server's limit for requests, until `end` is called. Who asks for it limits the
 * time itself; a connection that stays silent is still closed like any other.
 */
export function allowSlowRequest({ raw: { socket } }: FastifyRequest): { end(): void } {
  allowed.add(socket);
  return { end: () => void allowed.delete(socket) };
}

/** Lets the work on a request take so long although nothing moves on its connection meanwhile. */
export function allowSlowWork({ raw: { socket } }: FastifyRequest, milliseconds: number): void {
  // A request made without a network has no socket. The server sets its own limit again with the next request.
  if (socket instanceof Socket) socket.setTimeout(milliseconds);
}

/** How long an answer has to arrive while its reader still sends. */
const LINGER_MS = 1_000;

/** Whether an answer given now comes before the whole request did. */
export function isStillComing({ headers, raw }: FastifyRequest): boolean {
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  return hasBody && !raw.complete;
}

/** Closing while the other side sends would throw the answer away on its way: what comes is dropped for a moment more. */
export function closeGently({ raw: { socket } }: FastifyRequest): void {
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

const STATUSES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

/** Ends a connection on which no request could be read: it came too slowly, or it is no HTTP. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT" && allowed.has(socket)) return;
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (socket.writable) {
    const status = STATUSES[error.code ?? ""] ?? "400 Bad Request";
    socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  }
  socket.destroy(error);
}
