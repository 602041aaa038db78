import type { Found } from "@vestpocket/domain/lookups/lookups.schema";
import { toReceiptNumber } from "@vestpocket/domain/orders/orders.rules";
import type { FoundRow } from "./lookups.queries.ts";

export function toFound({ id, name, receipt, detail }: FoundRow): Found {
  return { id, name: receipt === null ? name : toReceiptNumber(receipt), detail: detail ?? "" };
}
