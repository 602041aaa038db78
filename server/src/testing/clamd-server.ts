import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** The standard virus scanner test file, in two halves so that no scanner finds it in this one. */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${"EICAR-STANDARD-ANTIVIRUS-TEST-FILE"}!$H+H*`;

/** What the scanner does instead of scanning; 'silent' closes the connection. */
type Fault = "ERROR" | "silent";

/** A stand-in for clamd that implements INSTREAM and PING, and knows one virus. */
export async function startClamd(
  address: { path: string } | { port: 0; host: string } = { port: 0, host: "127.0.0.1" },
) {
  const scanned: Buffer[] = [];
  let fault: Fault | undefined;
  let held: { readonly reach: () => void; readonly released: Promise<void> } | undefined;
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("data", (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      if (received.toString() === "zPING\0") return void socket.end(fault === undefined ? "PONG\0" : "");
      const file = readStream(received);
      if (file === undefined) return;
      scanned.push(file);
      void answer(socket, file);
    });
  });

  async function answer(socket: Socket, file: Buffer): Promise<void> {
    const holding = held;
    held = undefined;
    holding?.reach();
    await holding?.released;
    if (fault === "silent") socket.destroy();
    else if (fault === "ERROR") socket.end("INSTREAM size limit exceeded. ERROR\0");
    else socket.end(file.includes(EICAR) ? "stream: Win.Test.EICAR_HDB-1 FOUND\0" : "stream: OK\0");
  }

  server.listen(address);
  await once(server, "listening");
  const bound = server.address() as AddressInfo | string;
  return {
    url: typeof bound === "string" ? `unix://${bound}` : `tcp://127.0.0.1:${bound.port}`,
    scanned,
    fail(next: Fault | undefined): void {
      fault = next;
    },
    /** Holds the next scan until it is released; `reached` resolves once it has begun. */
    holdNext() {
      const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      held = { reach: begun.resolve, released: end.promise };
      return { reached: begun.promise, release: end.resolve };
    },
    async close(): Promise<void> {
      server.close();
      await once(server, "close");
    },
  };
}

/** The file in a complete INSTREAM command; undefined while more is to come. */
function readStream(received: Buffer): Buffer | undefined {
  const command = "zINSTREAM\0";
  if (received.length < command.length) return undefined;
  if (received.subarray(0, command.length).toString() !== command) throw new Error("unknown command");
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
