import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { isSlowed, tellAt } from "@vestpocket/domain/saved-searches/alerts.rules";
import type { Cadence } from "@vestpocket/domain/saved-searches/saved-searches.terms";
import type { WaitingAlert } from "./alerts.queries.ts";
import type { AlertStream } from "./saved-searches.deps.ts";
import type { SavedSearchRow } from "./saved-searches.queries.ts";

/** An alert with the searches whose listing it is now, and when it is told; undefined for never. */
export interface DueAlert {
  readonly alert: WaitingAlert;
  readonly searches: readonly SavedSearchRow[];
  /** The streams whose mails can tell it, the first one first; none if it is not told. */
  readonly streams: readonly AlertStream[];
  readonly at: Date | undefined;
}

interface Recipient {
  readonly favouritesCadence: Cadence;
  readonly province: ProvinceName | undefined;
  readonly now: Date;
}

/** How often a search is told of now: never while it is paused, daily while it brings much. */
export function cadenceNow({ cadence, isPaused, slowedAt }: SavedSearchRow, now: Date): Cadence {
  if (isPaused) return "off";
  return cadence === "instant" && isSlowed(slowedAt, now) ? "daily" : cadence;
}

/** When an alert is told: as soon as the fastest of the searches that it fits, and of the favourites it is among, says. */
export function toDue(
  alert: WaitingAlert,
  fitting: readonly SavedSearchRow[],
  { favouritesCadence, province, now }: Recipient,
): DueAlert {
  const searches = fitting.filter((search) => cadenceNow(search, now) !== "off");
  const cadences = [
    ...searches.map((search) => cadenceNow(search, now)),
    ...(alert.isFavourite ? [favouritesCadence] : []),
  ];
  const times = cadences.flatMap((cadence) => tellAt({ cadence, foundAt: alert.foundAt, province }) ?? []);
  const at = times.length === 0 ? undefined : new Date(Math.min(...times.map((time) => time.getTime())));
  const isSearched = searches.some(({ isTarget }) => !isTarget);
  const isFollowed = isSearched || (alert.isFavourite && favouritesCadence !== "off");
  const streams = [
    ...(isFollowed ? (["alerts"] as const) : []),
    ...(searches.some(({ isTarget }) => isTarget) ? (["matches"] as const) : []),
  ];
  return { alert, searches, streams, at };
}

/** Whose news an alert is when it is shown: that of saved searches and favourites first. */
export const isOfMandates = ({ streams }: DueAlert): boolean => streams[0] === "matches";
