import { readFileSync } from "node:fs";

/** The server's end of a connection, as the system sees it. */
export interface ServerSocket {
  /** The client's address and port, as the system writes them. */
  readonly client: string;
  /** Bytes that the server has sent and the client's system has not acknowledged. */
  readonly queued: number;
  /** Whether the server has accepted the connection from the system. */
  readonly isAccepted: boolean;
}

/** Established, and closed only by the client. */
const OPEN = ["01", "08"];

/** A server's open connections from clients whose addresses begin with `127.a.b`; Linux only. */
export function listSockets(port: number, network: string): ServerSocket[] {
  const local = toHex(port, 4);
  // The last byte of an address comes first.
  const remote = network
    .split(".")
    .toReversed()
    .map((byte) => toHex(Number(byte), 2))
    .join("");
  return readFileSync("/proc/net/tcp", "utf8")
    .split("\n")
    .map((line) => line.trim().split(/\s+/u))
    .filter(
      ([, at, client, state]) =>
        at?.endsWith(`:${local}`) && client?.slice(2, 8) === remote && OPEN.includes(state ?? ""),
    )
    .map(([, , client = "", , queues = "", , , , , inode]) => ({
      client,
      queued: Number.parseInt(queues, 16),
      isAccepted: inode !== "0",
    }));
}

const toHex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, "0");
