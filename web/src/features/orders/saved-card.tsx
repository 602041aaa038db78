import { Trans, useLingui } from "@lingui/react/macro";
import { isCardExpired } from "@vestpocket/domain/orders/saved-cards.rules";
import { CreditCard } from "lucide-react";
import { useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { useCall } from "../../platform/use-call.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { DOT } from "../../ui/dot.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { usePaymentConfig, useRemoveSavedCard } from "./orders.api.ts";
import { SavedCardName, toExpiry } from "./saved-card-name.tsx";

/** The user's saved card, with a button that removes it, or how to save one. */
export function SavedCard() {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const removeCard = useRemoveSavedCard();
  const { run, pending } = useCall();
  const [isAsking, setIsAsking] = useState(false);
  const query = usePaymentConfig();
  const card = query.data?.savedCard;
  const expiry = card && toExpiry(card);

  async function remove() {
    setIsAsking(false);
    const removed = await run(
      async () => {
        await removeCard();
        return true;
      },
      (failure) => toast.error(failureWords(failure, t`Your card could not be removed.`)),
    );
    if (removed) toast.success(t`Your card is removed.`);
  }

  if (hasFailed(query)) {
    return (
      <LoadFailure query={query}>
        <Trans>Your saved card could not be loaded.</Trans>
      </LoadFailure>
    );
  }
  if (query.data === undefined) return <Skeleton className="mb-6 h-21.5" />;
  return (
    <section
      aria-labelledby="saved-card"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-raised p-5"
    >
      <CreditCard size={22} className="shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 id="saved-card" className="text-16 font-semibold">
          <Trans>Saved card</Trans>
        </h2>
        <p className="text-14 text-muted">
          {card ? (
            <>
              <SavedCardName card={card} />
              {DOT}
              {isCardExpired(card, new Date()) ? <Trans>expired {expiry}</Trans> : <Trans>expires {expiry}</Trans>}
            </>
          ) : (
            <Trans>None. You can save one when you pay.</Trans>
          )}
        </p>
      </div>
      {card && (
        <Button kind="secondary" pending={pending} onClick={() => setIsAsking(true)}>
          <Trans>Remove card</Trans>
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={<Trans>Remove your saved card?</Trans>}
        text={
          <Trans>
            It is deleted here and at the payment provider. Listings that renew automatically end as usual unless you
            save another one.
          </Trans>
        }
        close={<Trans>Keep card</Trans>}
        confirm={{ label: <Trans>Remove card</Trans>, onConfirm: () => void remove() }}
      />
    </section>
  );
}
