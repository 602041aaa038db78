import { connect, createServer, type Socket } from "node:net";

/** What happens to an exchange: the connection dies before it, it is slow, or only half of its response arrives. */
export type ExchangeFault = "kill" | "delay" | "truncate";

const LONG_MS = 5_000;

/** A connection to a server on which exchanges can be slow or fail. */
export interface Wire {
  readonly port: number;
  /** Extra latency of each exchange, in milliseconds. */
  delayMs: number;
  /**
   * Whether the other side has vanished: what is sent is swallowed, and nothing is closed. A connection that lost anything
   * stays silent.
   */
  isSilent: boolean;
  /** The nth exchange from now gets the fault. */
  arm(fault: ExchangeFault, nth: number): void;
  disarm(): void;
  /** Whether a fault is still pending. */
  readonly isArmed: boolean;
  close(): Promise<void>;
}

/** An exchange is what one side sends before the other responds. */
export async function openWire(to: { port: number }): Promise<Wire> {
  const sockets = new Set<Socket>();
  let armed: { fault: ExchangeFault; left: number } | undefined;
  const take = (): ExchangeFault | undefined => {
    if (armed === undefined) return undefined;
    armed.left -= 1;
    if (armed.left > 0) return undefined;
    const { fault } = armed;
    armed = undefined;
    return fault;
  };
  const wire = {
    port: 0,
    delayMs: 0,
    isSilent: false,
    arm: (fault: ExchangeFault, nth: number) => {
      armed = { fault, left: nth };
    },
    disarm: () => {
      armed = undefined;
    },
    get isArmed() {
      return armed !== undefined;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };

  // Half open, so that a silent wire does not confirm that a connection ends.
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect(to.port, "127.0.0.1");
    let isTruncating = false;
    let hasLost = false;
    const isLost = () => {
      hasLost ||= wire.isSilent;
      return hasLost;
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
      socket.on("error", () => undefined);
    }
    near.on("end", () => void (isLost() || near.end()));
    near.on("close", () => far.destroy());
    far.on("close", () => void (isLost() || near.destroy()));
    near.on("data", (chunk: Buffer) => {
      if (isLost()) return;
      const fault = take();
      if (fault === "kill") return void near.destroy();
      isTruncating ||= fault === "truncate";
      later(near, fault === "delay" ? LONG_MS : wire.delayMs, () => far.write(chunk));
    });
    far.on("data", (chunk: Buffer) => {
      if (isLost()) return;
      if (!isTruncating) return void near.write(chunk);
      near.end(chunk.subarray(0, Math.floor(chunk.length / 2)));
      far.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address !== null && typeof address === "object") wire.port = address.port;
  return wire;
}

/** Delays what follows too, so that nothing overtakes. */
function later(from: Socket, milliseconds: number, work: () => void): void {
  if (milliseconds === 0) {
    work();
    return;
  }
  from.pause();
  setTimeout(() => {
    work();
    from.resume();
  }, milliseconds);
}
