import { connect, type Socket } from "node:net";

/** Opens connections that send this and then nothing, or a little at a time. */
export function hold(url: string, { address, count, begin, trickle, reads = true }: HoldOptions): Socket[] {
  const { hostname, port } = new URL(url);
  return Array.from({ length: count }, () => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: address });
    socket.on("error", () => undefined);
    socket.on("connect", () => socket.write(begin));
    if (reads) socket.resume();
    const timer = trickle && setInterval(() => socket.writable && socket.write(trickle), 1_000);
    socket.on("close", () => clearInterval(timer));
    return socket;
  });
}

interface HoldOptions {
  /** Their source address: all of 127/8 is this machine. */
  readonly address: string;
  readonly count: number;
  /** Sent by each at once. */
  readonly begin: string;
  /** Sent by each every second. */
  readonly trickle?: string;
  /** Whether it reads what it is sent. */
  readonly reads?: boolean;
}

export function release(held: readonly Socket[]): void {
  for (const socket of held) socket.destroy();
}

/** The 99th percentile. */
export function p99(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}
