import { Trans } from "@lingui/react/macro";
import type { Confirmation } from "@vestpocket/domain/confirmations/confirmations.schema";
import { formatDate, formatDay } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";

/** Where a listing stands: when it was last confirmed, and what happens if it is not. */
export function ConfirmationState({ confirmation }: { confirmation: Confirmation }) {
  const { state, confirmedAt, pausesOn, snoozedUntil } = confirmation;
  const language = useLanguage();
  if (state === "off") return <Trans>This listing is not live, so there is nothing to confirm.</Trans>;
  if (state === "lapsed")
    return (
      <Trans>We paused this listing because it was not confirmed. Only you and our administrators can open it.</Trans>
    );
  if (state === "asked" && pausesOn !== null) {
    const date = formatDay(pausesOn, language);
    return <Trans>Is it still available? Unless you confirm it, we pause it on {date}.</Trans>;
  }
  if (snoozedUntil !== null) {
    const date = formatDay(snoozedUntil, language);
    return <Trans>We ask you again on {date}.</Trans>;
  }
  const date = confirmedAt === null ? "" : formatDate(confirmedAt.seconds, language);
  return <Trans>Confirmed on {date}. Readers see how long ago that was.</Trans>;
}
