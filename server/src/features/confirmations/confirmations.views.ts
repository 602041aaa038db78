import { findPause, findSnoozeDays, isAsked } from "@vestpocket/domain/confirmations/confirmations.rules";
import type { Confirmation } from "@vestpocket/domain/confirmations/confirmations.schema";
import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import { statusAt } from "@vestpocket/domain/listings/listings.rules";
import { zoneOf } from "@vestpocket/domain/notifications/digest-times.rules";
import { toLocalDay } from "@vestpocket/domain/shared/local-days";
import type { Language } from "@vestpocket/domain/shared/text";
import { toMoment } from "../../platform/moment.ts";
import type { ConfirmedRow } from "./confirmations.queries.ts";

/** What an owner is asked about their listing, with days as their own calendar shows them. */
export function toConfirmation(row: ConfirmedRow, { now, language }: { now: Date; language: Language }): Confirmation {
  const timeZone = zoneOf(row.province ?? undefined);
  const state = toState(row, now);
  const isLive = state === "current" || state === "asked";
  const pause = state === "asked" ? findPause(row) : undefined;
  const isSnoozed = isLive && row.snoozedUntil !== null && row.snoozedUntil > now;
  return {
    listingId: row.id,
    title: pickTitle(row.titles, language),
    state,
    confirmedAt: row.freshAt === null ? null : toMoment(row.freshAt),
    pausesOn: pause === undefined ? null : toLocalDay(pause, timeZone),
    snoozedUntil: isSnoozed && row.snoozedUntil !== null ? toLocalDay(row.snoozedUntil, timeZone) : null,
    snooze: (isLive && findSnoozeDays(row, { now, timeZone })) || null,
  };
}

function toState(row: ConfirmedRow, now: Date): Confirmation["state"] {
  const status = statusAt(row, now);
  if (status === "active") return isAsked(row) ? "asked" : "current";
  return status === "paused" && row.lapsedAt !== null ? "lapsed" : "off";
}
