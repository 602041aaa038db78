import { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A response that stays open, in which events are sent (server-sent events). */
export interface EventStream {
  send(event: string, data: object): void;
  /** Sends nothing that anybody reads, so that neither side takes the connection for dead. */
  beat(): void;
  end(): void;
}

/** A client that reads nothing for this many bytes is gone. */
const UNREAD_BYTES = 16_384;
const BEAT = ":\n\n";
const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  // Its connection serves nothing else: the silence between events is not what keep-alive is for.
  connection: "close",
  // For proxies that collect responses before they pass them on.
  "x-accel-buffering": "no",
};

const streaming = new WeakSet<FastifyReply>();

/** Whether a reply was open for as long as its reader stayed, which says nothing about how fast the server is. */
export const isEventStream = (reply: FastifyReply): boolean => streaming.has(reply);

/**
 * Answers a request with an open stream. Its connection may be silent for longer than others, and is not counted among
 * those that the server allows in total: whoever opens streams limits them.
 */
export function openEventStream(
  { raw: { socket }, server: { server } }: FastifyRequest,
  { reply, onClose }: { reply: FastifyReply; onClose: () => void },
): EventStream {
  const { raw } = reply;
  reply.hijack();
  streaming.add(reply);
  const isConnected = socket instanceof Socket;
  if (isConnected) socket.setTimeout(0);
  server.maxConnections += 1;
  raw.once("close", () => {
    server.maxConnections -= 1;
    onClose();
  });
  reply.headers(HEADERS);
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200);
  // Sent with the first event, the header would stay in memory in its seventy parts, for each stream.
  raw.flushHeaders();
  const write = (text: string) => {
    if (raw.writableLength > UNREAD_BYTES) raw.destroy();
    else raw.write(text);
  };
  return {
    send(event, data) {
      write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      // An injected request has no connection that could stay open.
      if (!isConnected) raw.end();
    },
    beat: () => write(BEAT),
    end: () => void raw.end(),
  };
}
