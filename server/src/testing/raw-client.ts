import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface RawAnswer {
  readonly status: number;
  /** The status line and headers as received, in lowercase. */
  readonly head: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects by looking
  readonly body: any;
}

/** A client that sends a request in pieces, as slowly as the test wants, and may disconnect at any time. */
export async function openRequest(port: number, head: readonly string[]) {
  const socket: Socket = connect(port, "127.0.0.1");
  let received = "";
  let isClosed = false;
  // The server may cut the connection when it rejects a request that is still being sent.
  socket.on("error", () => undefined);
  socket.on("data", (chunk: Buffer) => {
    received += chunk.toString();
  });
  const closed = once(socket, "close").then(() => {
    isClosed = true;
  });
  await once(socket, "connect");
  socket.write(`${[...head, "Host: 127.0.0.1"].join("\r\n")}\r\n\r\n`);

  return {
    /** Sends a piece, once the previous one is sent. */
    async send(piece: string | Uint8Array): Promise<void> {
      if (socket.writable && !socket.write(piece)) await Promise.race([once(socket, "drain"), closed]);
    },
    /** Waits for the response, whether or not the request is complete. */
    async answer(): Promise<RawAnswer> {
      for (;;) {
        const end = received.indexOf("\r\n\r\n");
        const head = received.slice(0, Math.max(0, end)).toLowerCase();
        const length = Number(/content-length: (\d+)/u.exec(head)?.[1] ?? 0);
        const body = received.slice(end + 4);
        if (end >= 0 && Buffer.byteLength(body) >= length) {
          return { status: Number(head.slice(9, 12)), head, body: body === "" ? undefined : JSON.parse(body) };
        }
        if (isClosed) throw new Error(`closed without a response: ${JSON.stringify(received)}`);
        await Promise.race([once(socket, "data"), closed]);
      }
    },
    isAnswered: () => received !== "",
    countAnswers: () => received.split("HTTP/1.1 ").length - 1,
    closed,
    /** Disconnects abruptly. */
    leave(): Promise<void> {
      socket.resetAndDestroy();
      return closed;
    },
  };
}
