import { HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import type { Database } from "../../platform/database/database.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";

const QUARTER_HOUR_SECONDS = HOUR_SECONDS / 4;

export interface PasskeyLimits {
  /** Log-in challenges, per network. Each opening of the log-in page takes one, and another every four minutes. */
  readonly signInChallenges: Throttle;
  /** Challenges requested while signed in, per account. */
  readonly ownChallenges: Throttle;
  /** Wrong responses, per network. */
  readonly wrongSignIns: Throttle;
}

export function createPasskeyLimits(db: Database): PasskeyLimits {
  const create = (name: string, points: number) => createThrottle(db, { name, points, seconds: QUARTER_HOUR_SECONDS });
  return {
    signInChallenges: create("passkey-challenges", 600),
    ownChallenges: create("passkey-own-challenges", 30),
    wrongSignIns: create("passkey-sign-ins", 50),
  };
}
