import {
  CODE_TRIES,
  CODE_TRIES_FROM_OTHERS_A_DAY,
  CODE_TRIES_PER_PHONE_A_DAY,
  toE164,
} from "@vestpocket/domain/phones/phones.rules";
import type { Queryable } from "../../platform/database/database.ts";
import { isSealed } from "../../platform/keys.ts";
import { toNetwork } from "../../platform/network.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import type { PhoneDeps, ReauthenticatedLink } from "./phones.deps.ts";
import { spentCode, wrongCode } from "./phones.failures.ts";
import { type CodePurpose, takeTry, useCode } from "./phones.queries.ts";

const LIMITS = {
  perCode: CODE_TRIES,
  perPhoneADay: CODE_TRIES_PER_PHONE_A_DAY,
  fromOthersADay: CODE_TRIES_FROM_OTHERS_A_DAY,
};

/** A number and the code that was sent to it, as a person enters them. */
interface EnteredCode {
  readonly phoneNumber: string;
  readonly verificationCode: string;
  /** Where it is entered. */
  readonly address: string;
}

/** A correctly entered code that can be used up. `phoneNumber`: E.164. */
export interface TriedCode {
  readonly id: string;
  readonly phoneNumber: string;
}

/**
 * Compares a code with the one sent. Every attempt counts, whatever happens next. Throws Failure unless the code is
 * right.
 */
export async function tryCode(
  { db, clock, codeKey, codeLimit }: PhoneDeps,
  { purpose, ...entered }: EnteredCode & { purpose: CodePurpose },
): Promise<TriedCode> {
  const phoneNumber = toE164(entered.phoneNumber);
  const code = entered.verificationCode.replace(/\s/gu, "");
  const network = toNetwork(entered.address);
  await requireWithinLimit(codeLimit.take(network));
  const taken = await takeTry(db, { phoneNumber, purpose, network, now: clock.now() }, LIMITS);
  if (taken === undefined) throw spentCode();
  if (!isSealed(codeKey, { text: `${taken.id}.${code}`, given: taken.hash })) throw wrongCode();
  await codeLimit.giveBack(network);
  return { id: taken.id, phoneNumber };
}

/**
 * Marks a checked code as used, in the transaction of what it allows. Throws Failure if a concurrent request was first.
 */
export async function spendCode({ clock }: PhoneDeps, tx: Queryable, id: string): Promise<void> {
  if (!(await useCode(tx, id, clock.now()))) throw spentCode();
}

/** Links the number that a code was sent to with an account. */
export async function confirmPhone(
  deps: PhoneDeps,
  { verificationCode, address, ...link }: EnteredCode & ReauthenticatedLink,
): Promise<void> {
  await deps.requireMayLink({ ...link, phoneNumber: toE164(link.phoneNumber) });
  const entered = { phoneNumber: link.phoneNumber, verificationCode, address };
  const { id, phoneNumber } = await tryCode(deps, { ...entered, purpose: "link" });
  await deps.db.transaction(async (tx) => {
    await deps.requireOpenSession(tx, link.viewer);
    await spendCode(deps, tx, id);
    await deps.linkPhone(tx, { uid: link.viewer.uid, phoneNumber });
  });
}
