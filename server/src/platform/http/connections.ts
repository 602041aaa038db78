import type { ServerResponse } from "node:http";
import { Socket } from "node:net";
import { compile } from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { toNetwork } from "../network.ts";
import { createTally } from "../tally.ts";
import { tooMany } from "./failure.ts";

/** How long a client waits that has too many requests under way. */
const RETRY_SECONDS = 2;
/** How long a handler may work beyond a client's silence; proxies wait for about a minute in all. */
const HANDLER_TIMEOUT_MS = 40_000;

/**
 * Keeps one address from taking all connections: beyond the limit its new ones are closed before anything is read. All clients
 * share a trusted proxy's address, so behind one their requests under way are counted instead, by the address that it forwards.
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
 * Has a connection's requests handled one after another: the next starts once the answer before it has left, and, of those of all connections,
 * one in each turn of the event loop. Otherwise somebody who sends many at once and reads nothing has all of their answers made, and kept in
 * memory, until the connection is closed; and who sends many at once from many connections keeps everybody else waiting.
 */
export function handleInTurn(app: FastifyInstance): void {
  const last = new WeakMap<Socket, ServerResponse>();
  const takeTurn = createTurns();
  app.addHook("onRequest", ({ raw: { socket } }, { raw: answer }, start) => {
    const before = last.get(socket);
    last.set(socket, answer);
    if (before === undefined || before.writableFinished) start();
    // Of a connection that ends meanwhile, none that waits is handled.
    else before.once("finish", () => takeTurn(start));
  });
}

/** Does one thing in each turn of the event loop, so that new requests come between them. */
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
 * Cuts off who takes nothing of an answer. Silence while a file is read is not the client's, and has twice the time. Nothing is sent
 * while a handler works on a complete request, so that has more time still: a busy server must not cut off the clients it keeps waiting.
 */
export function cutOffWhoReadsNothing(app: FastifyInstance): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  const isBeingHandled = (answer: ServerResponse | undefined) =>
    answer?.req.complete === true && !answer.headersSent && !answer.destroyed;
  // Of an answer whose first part was taken, Node.js waits twice for more before it tells.
  const perWait = () => app.server.timeout / 2;
  app.addHook("onRequest", async ({ raw: { socket } }, { raw: answer }) => {
    answers.set(socket, answer);
  });
  app.addHook("onSend", async ({ raw: { socket } }) => {
    // Injected requests have no socket.
    if (socket instanceof Socket) socket.setTimeout(perWait());
  });
  const judge = (socket: Socket) => {
    // After an ordinary end, the system would keep what the client does not take for minutes.
    if (socket.writableLength > 0) socket.resetAndDestroy();
    else if (socket.timeout === perWait()) socket.setTimeout(app.server.timeout);
    else if (socket.timeout === app.server.timeout && isBeingHandled(answers.get(socket)))
      socket.setTimeout(HANDLER_TIMEOUT_MS);
    else socket.destroy();
  };
  app.server.on("timeout", (socket: Socket) => {
    const { bytesRead, timeout } = socket;
    // After a pause of this process, its timers end before it reads what came meanwhile: a request that has come is not silence.
    setImmediate(() => {
      if (!socket.destroyed && socket.bytesRead === bytesRead && socket.timeout === timeout) judge(socket);
    });
  });
}
