import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { toast } from "../../ui/toast.tsx";
import { RecentRow, RecentRowItem, RecentTitle } from "./recent-row.tsx";
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

  /** Scrolls by one viewport width. */
  function scroll(direction: 1 | -1) {
    row.current?.scrollBy({ left: direction * row.current.clientWidth, behavior: "smooth" });
  }

  return (
    <section aria-labelledby="recently-viewed">
      <RecentTitle>
        <Button kind="ghost" pending={pending} aria-label={t`Clear recently viewed`} onClick={() => void clear()}>
          <Trans>Clear</Trans>
        </Button>
        {listings.length > 1 && (
          <div className="flex gap-1 max-sm:hidden">
            <IconButton label={t`Scroll left`} onClick={() => scroll(-1)}>
              <ChevronLeft size={22} aria-hidden="true" />
            </IconButton>
            <IconButton label={t`Scroll right`} onClick={() => scroll(1)}>
              <ChevronRight size={22} aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </RecentTitle>
      <RecentRow ref={row}>
        {listings.map((listing) => (
          <RecentRowItem key={listing.id}>{card(listing)}</RecentRowItem>
        ))}
      </RecentRow>
    </section>
  );
}
