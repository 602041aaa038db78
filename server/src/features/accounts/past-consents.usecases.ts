import type { Queryable } from "../../platform/database/database.ts";
import { hashPastAddress } from "../../platform/past-addresses.ts";
import type { Platform } from "../../platform/platform.ts";
import { listOwnConsents } from "./consents.usecases.ts";
import { insertPastConsents, listPastConsentsOf } from "./past-consents.queries.ts";

/** Keeps what the owner of an account that is being deleted agreed to, without anything that leads to them. */
export async function keepPastConsents(
  { config, clock }: Pick<Platform, "config" | "clock">,
  tx: Queryable,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const addressHash = hashPastAddress(config.secret, email);
  const leftAt = clock.now();
  const own = await listOwnConsents(tx, id);
  await insertPastConsents(
    tx,
    own.map(({ accountId: _, disownedAt: __, ...consent }) => ({ ...consent, addressHash, leftAt })),
  );
}

/** What the owners of deleted accounts with this address had agreed to. The secrets under which they may have left. */
export async function findPastConsents(
  db: Queryable,
  { email, secrets }: { email: string; secrets: readonly string[] },
) {
  const found = await Promise.all(secrets.map((secret) => listPastConsentsOf(db, hashPastAddress(secret, email))));
  return found.flat();
}
