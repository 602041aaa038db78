import { toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { isServiceWithheld } from "@vestpocket/domain/messages/streams.rules";
import type { SuppressionReason, SuppressionSource } from "@vestpocket/domain/messages/streams.terms";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import type { MessageDeps } from "./messages.deps.ts";
import { requeueFailedTo } from "./messages.queries.ts";
import { enqueueMessage } from "./recording.usecases.ts";
import { deleteSuppression, findSuppression, upsertSuppression } from "./suppressions.queries.ts";

/** Why a message failed that was not tried. */
export const WITHHELD = "withheld: the mailbox does not exist";

/** Sends no more commercial e-mail to an address. */
export async function suppress(
  { clock, log }: Pick<MessageDeps, "clock" | "log">,
  tx: Queryable,
  { address, reason, source }: { address: string; reason: SuppressionReason; source: SuppressionSource },
): Promise<void> {
  const row = { id: newId(), addressKey: toEmailKey(address), reason, source, createdAt: clock.now() };
  await upsertSuppression(tx, row);
  log.info({ reason, source }, "an address was suppressed");
}

/** Whether e-mail that is not commercial is withheld from an address, too. */
export async function isWithheld({ db, clock }: Pick<MessageDeps, "db" | "clock">, address: string): Promise<boolean> {
  const found = await findSuppression(db, address);
  return found !== undefined && isServiceWithheld(found, clock.now());
}

/** Ends the suppression of an address, and sends again what failed for it, except commercial e-mail. False if it was not suppressed. */
export async function releaseAddress(
  deps: Pick<MessageDeps, "jobs">,
  tx: Queryable,
  addressKey: string,
): Promise<boolean> {
  if (!(await deleteSuppression(tx, addressKey))) return false;
  for (const id of await requeueFailedTo(tx, addressKey)) await enqueueMessage(deps, tx, { id, channel: "email" });
  return true;
}
