import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import type { Found } from "@vestpocket/domain/lookups/lookups.schema";
import { toReceiptNumber } from "@vestpocket/domain/orders/orders.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import type { FoundRow } from "./lookups.queries.ts";

export function toFound({ id, name, titles, receipt, detail }: FoundRow, language: Language): Found {
  const title = titles === null ? name : pickTitle(titles, language);
  return { id, name: receipt === null ? title : toReceiptNumber(receipt), detail: detail ?? "" };
}
