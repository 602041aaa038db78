import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * A deliberately broken proxy: it forwards all clients' bytes over one connection, and each response to the latest
 * client.
 */
export async function startCarelessProxy(serverPort: number): Promise<{ port: number; stop(): Promise<void> }> {
  let last: Socket | undefined;
  let shared = open();
  const sockets = new Set<Socket>();

  function open(): Socket {
    const socket = connect(serverPort, "127.0.0.1").on("error", () => undefined);
    socket.on("data", (chunk) => last?.write(chunk));
    socket.on("close", () => last?.destroy());
    return socket;
  }

  const server = createServer((client) => {
    sockets.add(client);
    client.on("error", () => undefined);
    client.on("close", () => sockets.delete(client));
    client.on("data", (chunk) => {
      if (shared.destroyed) shared = open();
      last = client;
      shared.write(chunk);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      shared.destroy();
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
