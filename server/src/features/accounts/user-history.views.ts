import type { UserEvent } from "@vestpocket/domain/accounts/administration.schema";
import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import { toReceiptNumber } from "@vestpocket/domain/orders/orders.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import { outline } from "../../platform/language.ts";
import { toMoment } from "../../platform/moment.ts";
import type { UserEventRow } from "./user-history.queries.ts";

/** Something in a person's history, in an administrator's language. */
export function toUserEvent(row: UserEventRow, language: Language): UserEvent {
  const { kind, id, at, state } = row;
  return { kind, id, at: toMoment(at), title: toTitle(row, language), state };
}

function toTitle({ kind, title, titles, receipt }: UserEventRow, language: Language): string {
  if (kind === "message") return title === null ? "" : outline(language, title);
  const name = titles === null ? (title ?? "") : pickTitle(titles, language);
  const number = receipt === null ? "" : toReceiptNumber(receipt);
  return [number, name].filter((part) => part !== "").join(" · ");
}
