import { Busy } from "./bounded.ts";
import { tooMany } from "./http/failure.ts";
import { createTally } from "./tally.ts";

/** How long a client whose other responses are still being sent should wait. */
const RETRY_SECONDS = 10;
const EVERYONE = "";

/** How many large responses may be in memory at once. */
interface HeldCaps {
  readonly perAccount: number;
  readonly inAll: number;
}

/**
 * Counts a response from before it is built until it has been sent, or its reader has hung up, which `whenSent` waits
 * for: a slow reader keeps it in memory. Throws Failure 429 if the account has too many, Busy if everyone together has.
 */
export type HoldUntilSent = (uid: string, whenSent: (work: () => void) => void) => void;

export function createHeldCaps({ perAccount, inAll }: HeldCaps): HoldUntilSent {
  const byAccount = createTally(perAccount);
  const all = createTally(inAll);
  return (uid, whenSent) => {
    if (!byAccount.take(uid)) throw tooMany({ retryAfter: RETRY_SECONDS });
    if (!all.take(EVERYONE)) {
      byAccount.giveBack(uid);
      throw new Busy("too many large responses are being sent");
    }
    whenSent(() => {
      byAccount.giveBack(uid);
      all.giveBack(EVERYONE);
    });
  };
}
