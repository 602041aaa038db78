import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { isAbsolute, join } from "node:path";

const REFUSAL = Buffer.from("SFATAL\0C08P01\0Munsupported startup parameter: options\0\0");

/** A proxy to a database that rejects connections with settings of their own, like PgBouncer. */
export async function openPooler(databaseUrl: string) {
  const url = new URL(databaseUrl);
  // A host, or a socket's folder.
  const host = decodeURIComponent(url.hostname);
  const target = isAbsolute(host) ? { path: join(host, `.s.PGSQL.${url.port}`) } : { host, port: Number(url.port) };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    keep(near);
    near.once("data", (startup: Buffer) => {
      if (startup.includes("\0options\0")) {
        const head = Buffer.from("E\0\0\0\0");
        head.writeInt32BE(REFUSAL.length + 4, 1);
        near.end(Buffer.concat([head, REFUSAL]));
        return;
      }
      const far = keep(connect(target));
      far.write(startup);
      near.pipe(far).pipe(near);
    });
  });
  function keep(socket: Socket): Socket {
    sockets.add(socket);
    return socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
