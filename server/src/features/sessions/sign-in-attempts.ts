import { createHash } from "node:crypto";
import { toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import type { Database } from "../../platform/database/database.ts";
import { createThrottle, type Refusal, type Throttle } from "../../platform/throttle.ts";

const MINUTES = 60;
const DAY = 24 * 60 * MINUTES;

/** Who tries to sign in. `device`: the mark of a browser on which this account signed in before. */
interface Attempt {
  readonly email: string;
  readonly address: string;
  readonly device: string | undefined;
}

export interface SignInAttempts {
  /** Counts an attempt before it is compared; the seconds to wait where there were too many. */
  begin(attempt: Attempt): Promise<Refusal | undefined>;
  /** The password was right: it does not count. */
  succeed(attempt: Attempt): Promise<void>;
  /** Nothing was compared after all. */
  withdraw(attempt: Attempt): Promise<void>;
}

/**
 * Wrong passwords that are compared: per account and address, per account from anywhere, per address for any account. A
 * remembered device has a count of its own instead, so that an attack on an account does not lock its owner out.
 */
export function createSignInAttempts(db: Database): SignInAttempts {
  const perPair = createThrottle(db, { name: "accountAndAddress", points: 5, seconds: 15 * MINUTES, grows: true });
  const perAccount = createThrottle(db, { name: "account", points: 100, seconds: DAY });
  const perAddress = createThrottle(db, { name: "address", points: 50, seconds: 15 * MINUTES });
  const perDevice = createThrottle(db, { name: "device", points: 5, seconds: 15 * MINUTES, grows: true });

  function countsOf({ email, address, device }: Attempt): { throttle: Throttle; key: string }[] {
    if (device !== undefined) return [{ throttle: perDevice, key: device }];
    const account = createHash("sha256").update(toEmailKey(email)).digest("base64url");
    return [
      { throttle: perPair, key: `${account}:${address}` },
      { throttle: perAccount, key: account },
      { throttle: perAddress, key: address },
    ];
  }

  return {
    async begin(attempt) {
      for (const { throttle, key } of countsOf(attempt)) {
        const refusal = await throttle.take(key);
        if (refusal !== undefined) return refusal;
      }
      return undefined;
    },
    async succeed(attempt) {
      const [first, ...others] = countsOf(attempt);
      await first?.throttle.forget(first.key);
      for (const { throttle, key } of others) await throttle.giveBack(key);
    },
    async withdraw(attempt) {
      for (const { throttle, key } of countsOf(attempt)) await throttle.giveBack(key);
    },
  };
}
