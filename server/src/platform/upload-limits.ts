import { Socket } from "node:net";
import type { FastifyRequest } from "fastify";
import { refused, tooMany } from "./http/failure.ts";
import { toNetwork } from "./network.ts";
import { createTally, type Tally } from "./tally.ts";

/** The minimum upload rate: slower than any phone connection that still works. */
export interface SpeedFloor {
  readonly bytes: number;
  readonly everyMs: number;
}

/** How many forms may be received at once. */
export interface UploadCaps {
  readonly perAccount: number;
  /** More than per account, because an office shares one address. */
  readonly perAddress: number;
}

const RETRY_SECONDS = 10;

/** Counts forms being received, by account and by address. */
export function createUploadCaps({ perAccount, perAddress }: UploadCaps) {
  const byAccount = createTally(perAccount);
  const byAddress = createTally(perAddress);

  /**
   * Throws Failure 429 if too many are in progress for this account or address. Call `end` when the form has been
   * received.
   */
  return ({ viewer, ip }: FastifyRequest): { end(): void } => {
    const taken: [Tally, string][] = [];
    const end = () => {
      for (const [tally, key] of taken.splice(0)) tally.giveBack(key);
    };
    const wanted: [Tally, string][] = [[byAddress, toNetwork(ip)]];
    if (viewer !== undefined) wanted.push([byAccount, viewer.uid]);
    for (const [tally, key] of wanted) {
      if (!tally.take(key)) {
        end();
        throw tooMany({ retryAfter: RETRY_SECONDS });
      }
      taken.push([tally, key]);
    }
    return { end };
  };
}

/** Ends an upload that is slower than the minimum, until `end` is called. */
export function requireSpeed(
  { raw: { socket } }: FastifyRequest,
  { upload, floor }: { upload: AbortController; floor: SpeedFloor },
): { end(): void } {
  // Injected requests have no socket.
  if (!(socket instanceof Socket)) return { end: () => undefined };
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead - before < floor.bytes) upload.abort(refused(408));
    before = socket.bytesRead;
  }, floor.everyMs);
  return { end: () => clearInterval(timer) };
}
