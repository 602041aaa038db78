import type { ServerResponse } from "node:http";
import { Socket } from "node:net";
import { compile } from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { toNetwork } from "../network.ts";
import { createTally } from "../tally.ts";
import { tooMany } from "./failure.ts";

/** How long a client with too many requests in progress should wait. */
const RETRY_SECONDS = 2;
/** How long a handler may work beyond a client's silence; proxies wait for about a minute in all. */
const HANDLER_TIMEOUT_MS = 40_000;

/**
 * Keeps one address from taking all connections: connections above the limit are closed before anything is read. All
 * clients share a trusted proxy's address, so behind one their requests in progress are counted instead, by forwarded
 * address.
 */
export function limitConnections(
  app: FastifyInstance,
  { connectionsPerAddress, trustedProxies }: Pick<Config, "connectionsPerAddress" | "trustedProxies">,
): void {
  const isListed = compile([...trustedProxies]);
  const isProxy = ({ remoteAddress }: Socket) => remoteAddress !== undefined && isListed(remoteAddress, 0);

  const connections = createTally(connectionsPerAddress);
  app.server.on("connection", (socket: Socket) => {
    if (socket.remoteAddress === undefined || isProxy(socket)) return;
    const network = toNetwork(socket.remoteAddress);
    if (connections.take(network)) socket.once("close", () => connections.giveBack(network));
    else socket.destroy();
  });

  const requests = createTally(connectionsPerAddress);
  app.addHook("onRequest", async (request, reply) => {
    if (!isProxy(request.socket)) return;
    const network = toNetwork(request.ip);
    if (!requests.take(network)) throw tooMany({ retryAfter: RETRY_SECONDS });
    reply.raw.once("close", () => requests.giveBack(network));
  });
}

/**
 * Handles a connection's requests one after another: the next starts once the previous response has been sent, and only
 * one of all connections starts per event-loop turn. Otherwise a client that sends many requests and reads nothing
 * would have all of their responses built, and kept in memory, until the connection closes; and one that sends many
 * over many connections would keep everyone else waiting.
 */
export function handleInTurn(app: FastifyInstance): void {
  const last = new WeakMap<Socket, ServerResponse>();
  const takeTurn = createTurns();
  app.addHook("onRequest", ({ raw: { socket } }, { raw: answer }, start) => {
    const before = last.get(socket);
    last.set(socket, answer);
    if (before === undefined || before.writableFinished) start();
    // If a connection ends, its queued requests are dropped.
    else before.once("finish", () => takeTurn(start));
  });
}

/** Runs one task per event-loop turn, so that new requests come in between. */
function createTurns(): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  function next(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  }
  return (work) => {
    waiting.push(work);
    if (waiting.length === 1) setImmediate(next);
  };
}

/**
 * Cuts off a client that reads nothing of a response. While a file is being read, silence is not the client's fault,
 * and the limit is doubled. Nothing is sent while a handler works on a complete request, so the limit is longer still:
 * a busy server must not cut off the clients it keeps waiting.
 */
export function cutOffWhoReadsNothing(app: FastifyInstance): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  const isBeingHandled = (answer: ServerResponse | undefined) =>
    answer?.req.complete === true && !answer.headersSent && !answer.destroyed;
  // Once the first part of a response was read, Node.js waits twice as long before it reports a timeout.
  const perWait = () => app.server.timeout / 2;
  app.addHook("onRequest", async ({ raw: { socket } }, { raw: answer }) => {
    answers.set(socket, answer);
  });
  app.addHook("onSend", async ({ raw: { socket } }) => {
    // Injected requests have no socket.
    if (socket instanceof Socket) socket.setTimeout(perWait());
  });
  const judge = (socket: Socket) => {
    // After a normal close, the system would keep unread data for minutes.
    if (socket.writableLength > 0) socket.resetAndDestroy();
    else if (socket.timeout === perWait()) socket.setTimeout(app.server.timeout);
    else if (socket.timeout === app.server.timeout && isBeingHandled(answers.get(socket)))
      socket.setTimeout(HANDLER_TIMEOUT_MS);
    else socket.destroy();
  };
  app.server.on("timeout", (socket: Socket) => {
    const { bytesRead, timeout } = socket;
    // After this process has been paused, timers fire before pending data is read: a request that has arrived is not
    // silence.
    setImmediate(() => {
      if (!socket.destroyed && socket.bytesRead === bytesRead && socket.timeout === timeout) judge(socket);
    });
  });
}
