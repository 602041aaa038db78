import { Trans } from "@lingui/react/macro";
import type { OfferDetail } from "@vestpocket/domain/offers/offers.schema";
import type { OfferStep } from "@vestpocket/domain/offers/offers.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import { type ReactNode, useState } from "react";
import { BackLink } from "../../platform/back-link.tsx";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { NonBinding } from "./non-binding.tsx";
import { OfferAuthor } from "./offer-author.tsx";
import { OfferFacts } from "./offer-facts.tsx";
import { OfferForm } from "./offer-form.tsx";
import { OfferHistory } from "./offer-history.tsx";
import { OfferState } from "./offer-state.tsx";
import { toNextValues } from "./offer-values.ts";
import { type Decision, useOffer, useOfferChanges } from "./offers.api.ts";

/** One offer: its latest version, what the reader can do about it, and its history. */
export function OfferView({ id }: { id: string }) {
  const query = useOffer(id);
  return (
    <QueryFrame
      query={query}
      loading={
        <Loading>
          <Skeleton className="h-120" />
        </Loading>
      }
      failure={
        <LoadFailure query={query}>
          <Trans>The offer could not be loaded.</Trans>
        </LoadFailure>
      }
    >
      {(offer) => <View key={`${offer.id} ${offer.version} ${offer.state}`} offer={offer} />}
    </QueryFrame>
  );
}

function View({ offer }: { offer: OfferDetail }) {
  const [step, setStep] = useState<OfferStep>();
  const { id, version, steps, terms, role, buyerName } = offer;
  const { counter } = useOfferChanges();
  if (step === "counter") {
    return (
      <OfferForm
        title={<Trans>Your counteroffer</Trans>}
        action={<Trans>Send counteroffer</Trans>}
        kinds={[terms.kind]}
        by={role}
        initial={toNextValues(terms)}
        aside={
          <Button kind="secondary" size="large" onClick={() => setStep(undefined)}>
            <Trans>Cancel</Trans>
          </Button>
        }
        onSend={async (form) => {
          toast.success((await counter({ id, version }, form)).msg);
        }}
      />
    );
  }
  return (
    <div className="space-y-8">
      <div>
        <BackLink to={paths.offers(offer.listing.id)}>
          <Trans>All offers</Trans>
        </BackLink>
        <section aria-labelledby="offer-heading" className="rounded-card border border-line bg-raised p-5 sm:p-8">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <div className="min-w-0">
              <h2 id="offer-heading" className="text-22 wrap-anywhere">
                {role === "buyer" ? <Trans>Your offer</Trans> : (buyerName ?? <Trans>A former member</Trans>)}
              </h2>
              <OfferAuthor offer={offer} />
            </div>
            <OfferState offer={offer} />
          </div>
          <div className="mt-5 space-y-5">
            <OfferFacts terms={terms} expiresAt={offer.expiresAt} />
            <NonBinding />
            {role === "owner" && steps.length > 0 && !offer.buyerHasAccess && (
              <Notice tone="warning">
                <Trans>
                  This buyer can no longer read your confidential details or the deal room. You can still answer their
                  offer.
                </Trans>
              </Notice>
            )}
            <div className="flex flex-wrap gap-2 empty:hidden">
              {steps.map((each) => (
                <Button
                  key={each}
                  kind={each === "accept" ? "primary" : each === "counter" ? "secondary" : "ghost"}
                  aria-haspopup={each === "counter" ? undefined : "dialog"}
                  onClick={() => setStep(each)}
                >
                  {LABELS[each]()}
                </Button>
              ))}
            </div>
          </div>
        </section>
      </div>
      <OfferHistory offer={offer} />
      <DecisionDialog offer={offer} decision={step as Decision | undefined} onClose={() => setStep(undefined)} />
    </div>
  );
}

const LABELS: Readonly<Record<OfferStep, () => ReactNode>> = {
  make: () => null,
  accept: () => <Trans>Agree to negotiate</Trans>,
  counter: () => <Trans>Counter</Trans>,
  decline: () => <Trans>Decline</Trans>,
  withdraw: () => <Trans>Withdraw</Trans>,
};
