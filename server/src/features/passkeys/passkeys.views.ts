import type { Passkey } from "@vestpocket/domain/passkeys/passkeys.schema";
import { toMoment } from "../../platform/moment.ts";
import type { PasskeyRow } from "./passkeys.queries.ts";

/** A passkey, as its account's owner sees it. */
export function toPasskey({ id, name, isSynced, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    isSynced,
    createdAt: toMoment(createdAt),
    lastUsedAt: lastUsedAt && toMoment(lastUsedAt),
  };
}

/** A passkey in its account's data export: no credentials. */
export function toExportedPasskey({ name, createdAt, lastUsedAt }: PasskeyRow) {
  return { name, createdAt, lastUsedAt };
}
