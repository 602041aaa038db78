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
 * Has a connection's requests handled one after another: the next starts once the answer before it has left. Otherwise somebody who sends many
 * at once and reads nothing has all of their answers made, and kept in memory, until the connection is closed.
 */
export function handleInTurn(app: FastifyInstance): void {
  const last = new WeakMap<Socket, ServerResponse>();
  app.addHook("onRequest", ({ raw: { socket } }, { raw: answer }, start) => {
    const before = last.get(socket);
    last.set(socket, answer);
    if (before === undefined || before.writableFinished) start();
    // Of a connection that ends meanwhile, none that waits is handled.
    else before.once("finish", start);
  });
  // Of an answer whose first part was taken, Node.js waits twice for more before it closes the connection. While a handler works or a
  // file is read, silence is not the client's.
  app.addHook("onSend", async ({ raw: { socket } }, _reply, payload) => {
    const isWhole = typeof payload === "string" || Buffer.isBuffer(payload);
    if (isWhole && socket instanceof Socket) socket.setTimeout(app.server.timeout / 2);
  });
}
