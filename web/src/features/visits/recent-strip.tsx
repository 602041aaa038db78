import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { type ReactNode, useRef } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { CardRow, CardRowButtons, CardRowItem } from "../../ui/card-row.tsx";
import { toast } from "../../ui/toast.tsx";
import { RecentTitle } from "./recent-row.tsx";
import { useClearVisits } from "./visits.api.ts";

interface RecentStripProps {
  listings: readonly ListingCard[];
  card: (listing: ListingCard) => ReactNode;
}

/** Recently viewed listings in a row, with a Clear button. */
export function RecentStrip({ listings, card }: RecentStripProps) {
  const { t } = useLingui();
  const row = useRef<HTMLUListElement>(null);
  const clearVisits = useClearVisits();
  const failureWords = useFailureWords();
  const { run, pending } = useCall();

  async function clear() {
    const said = await run(clearVisits, (failure) => toast.error(failureWords(failure)));
    if (said === undefined) return;
    toast.success(said);
    // The button that had the focus is gone.
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  return (
    <section aria-labelledby="recently-viewed">
      <RecentTitle>
        <Button kind="ghost" pending={pending} aria-label={t`Clear recently viewed`} onClick={() => void clear()}>
          <Trans>Clear</Trans>
        </Button>
        {listings.length > 1 && <CardRowButtons row={row} />}
      </RecentTitle>
      <CardRow ref={row}>
        {listings.map((listing) => (
          <CardRowItem key={listing.id}>{card(listing)}</CardRowItem>
        ))}
      </CardRow>
    </section>
  );
}
