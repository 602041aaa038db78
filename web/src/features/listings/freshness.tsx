import { Trans } from "@lingui/react/macro";
import { describeFreshness, type FreshnessBand } from "@vestpocket/domain/confirmations/freshness.rules";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { formatDaysAgo } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";

const DOTS: Readonly<Record<FreshnessBand, string>> = {
  week: "bg-success",
  month: "border-2 border-success",
  older: "border-2 border-line-strong",
};

/** How long ago the owner last said that a listing is available (product.md §5.11); nothing for one that never was live. */
export function Freshness({ confirmedAt }: Pick<ListingCard, "confirmedAt">) {
  const language = useLanguage();
  if (confirmedAt === null) return null;
  const { days, band } = describeFreshness(new Date(confirmedAt.seconds * 1000), new Date());
  const age = formatDaysAgo(days, language);
  return (
    <span className="inline-flex items-baseline gap-1.5 text-13 text-muted">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${DOTS[band]}`} />
      {band === "older" ? <Trans>Last confirmed {age}</Trans> : <Trans>Confirmed {age}</Trans>}
    </span>
  );
}
