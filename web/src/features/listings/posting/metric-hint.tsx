import { Trans } from "@lingui/react/macro";
import { toFactText } from "@vestpocket/domain/listings/fields/fact-text";
import type { ListingField } from "@vestpocket/domain/listings/listings.fields";
import { useMessage } from "../../../platform/language.ts";
import { useReader } from "../../../platform/units.ts";

/** What is being entered in imperial units, for owners who chose metric; undefined for everyone else. */
export function useMetricHint({ field, value }: { field: Pick<ListingField, "unit">; value: string }) {
  const reader = useReader();
  const message = useMessage();
  if (value === "" || !Number.isFinite(Number(value))) return undefined;
  const say = (units: typeof reader.units) =>
    message(toFactText({ field, value: Number(value), options: [], reader: { ...reader, units } }));
  const metric = say(reader.units);
  return metric === say("imperial") ? undefined : <Trans>In metric units: {metric}</Trans>;
}
