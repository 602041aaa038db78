import type { Queryable } from "../../platform/database/database.ts";
import { hashPastAddress } from "../../platform/past-addresses.ts";
import type { MessageDeps } from "./messages.deps.ts";
import { insertPastStreamConsents, listPastStreamConsentsOf } from "./past-stream-consents.queries.ts";
import { findAddress, listStreamConsents } from "./stream-consents.queries.ts";

/** Keeps what the owner of an account that is being deleted said about commercial email, without anything that leads to them. */
export async function keepPastStreamConsents(
  { config, clock }: Pick<MessageDeps, "config" | "clock">,
  tx: Queryable,
  accountId: string,
): Promise<void> {
  const said = await listStreamConsents(tx, accountId);
  if (said.length === 0) return;
  const addressHash = hashPastAddress(config.secret, await findAddress(tx, accountId));
  const leftAt = clock.now();
  await insertPastStreamConsents(
    tx,
    said.map(({ accountId: _, ...consent }) => ({ ...consent, addressHash, leftAt })),
  );
}

/** What the owners of deleted accounts with this address had said. The secrets under which they may have left. */
export async function findPastStreamConsents(
  db: Queryable,
  { email, secrets }: { email: string; secrets: readonly string[] },
) {
  const found = await Promise.all(
    secrets.map((secret) => listPastStreamConsentsOf(db, hashPastAddress(secret, email))),
  );
  return found.flat();
}
