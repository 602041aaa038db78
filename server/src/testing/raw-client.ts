import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface RawAnswer {
  readonly status: number;
  /** Of the answer as it came, in small letters. */
  readonly head: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects by looking
  readonly body: any;
}

/** A client that sends a request piece by piece, as slowly as the test wants, and may leave at any time. */
export async function openRequest(port: number, head: readonly string[]) {
  const socket: Socket = connect(port, "127.0.0.1");
  let received = "";
  let isClosed = false;
  // Whoever is refused while sending may be cut off.
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
    /** Sends a piece once the one before has left. */
    async send(piece: string | Uint8Array): Promise<void> {
      if (socket.writable && !socket.write(piece)) await Promise.race([once(socket, "drain"), closed]);
    },
    /** The answer, whether or not everything was sent. */
    async answer(): Promise<RawAnswer> {
      for (;;) {
        const end = received.indexOf("\r\n\r\n");
        const head = received.slice(0, Math.max(0, end)).toLowerCase();
        const length = Number(/content-length: (\d+)/u.exec(head)?.[1] ?? 0);
        const body = received.slice(end + 4);
        if (end >= 0 && Buffer.byteLength(body) >= length) {
          return { status: Number(head.slice(9, 12)), head, body: body === "" ? undefined : JSON.parse(body) };
        }
        if (isClosed) throw new Error(`closed without an answer: ${JSON.stringify(received)}`);
        await Promise.race([once(socket, "data"), closed]);
      }
    },
    isAnswered: () => received !== "",
    countAnswers: () => received.split("HTTP/1.1 ").length - 1,
    closed,
    /** Leaves without a word. */
    leave(): Promise<void> {
      socket.resetAndDestroy();
      return closed;
    },
  };
}
