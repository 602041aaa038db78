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
import type { AskingPrices } from "./asked.tsx";
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
export function OfferView({ id, asked }: { id: string; asked: AskingPrices }) {
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
      {(offer) => <View key={offer.id} offer={offer} asked={asked} />}
    </QueryFrame>
  );
}

function View({ offer, asked }: { offer: OfferDetail; asked: AskingPrices }) {
  const [begun, setBegun] = useState<Begun>();
  const { steps, terms, role, buyerName } = offer;
  const close = () => setBegun(undefined);
  if (begun?.step === "counter")
    return <Counter begun={begun.read} offer={offer} asked={asked} onClose={close} onRead={setBegun} />;
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
            {role === "buyer" && steps.length > 0 && !offer.buyerHasAccess && (
              <Notice tone="warning">
                <Trans>Your access to this listing has ended. You can still read your offer and withdraw it.</Trans>
              </Notice>
            )}
            <div className="flex flex-wrap gap-2 empty:hidden">
              {steps.map((each) => (
                <Button
                  key={each}
                  kind={each === "accept" ? "primary" : each === "counter" ? "secondary" : "ghost"}
                  aria-haspopup={each === "counter" ? undefined : "dialog"}
                  onClick={() => setBegun({ step: each, read: offer })}
                >
                  {each === "counter" && offer.by === role ? <Trans>Change my offer</Trans> : LABELS[each]()}
                </Button>
              ))}
            </div>
          </div>
        </section>
      </div>
      <OfferHistory offer={offer} />
      <DecisionDialog
        offer={begun?.read ?? offer}
        isChanged={begun !== undefined && isChanged(begun.read, offer)}
        decision={begun?.step as Decision | undefined}
        onClose={close}
      />
    </div>
  );
}

/** A step that the reader has begun, with the offer as they had read it. */
interface Begun {
  readonly step: OfferStep;
  readonly read: OfferDetail;
}

const isChanged = (read: OfferDetail, present: OfferDetail): boolean =>
  read.version !== present.version || read.state !== present.state;

interface CounterProps {
  /** The version that the reader answers. */
  begun: OfferDetail;
  /** The present one. */
  offer: OfferDetail;
  asked: AskingPrices;
  onClose: () => void;
  onRead: (begun: Begun) => void;
}

/** The form for a counteroffer. What is typed stays if the other side changes the offer meanwhile. */
function Counter({ begun, offer, asked, onClose, onRead }: CounterProps) {
  const { id, version, terms, role } = begun;
  const isOwn = begun.by === role;
  const { counter } = useOfferChanges();
  // One's own next version has just been sent.
  const hasNews = isChanged(begun, offer) && !(offer.by === role && offer.state === "open");
  return (
    <div className="space-y-5">
      {hasNews && <News offer={offer} onRead={() => onRead({ step: "counter", read: offer })} />}
      <OfferForm
        title={isOwn ? <Trans>Your new offer</Trans> : <Trans>Your counteroffer</Trans>}
        action={isOwn ? <Trans>Send the new offer</Trans> : <Trans>Send counteroffer</Trans>}
        kinds={[terms.kind]}
        by={role}
        initial={toNextValues(terms)}
        asked={asked}
        keepAs={id}
        aside={
          <Button kind="secondary" size="large" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        }
        onSend={async (form) => {
          toast.success((await counter({ id, version }, form)).msg);
          onClose();
        }}
      />
    </div>
  );
}

function News({ offer, onRead }: { offer: OfferDetail; onRead: () => void }) {
  if (!offer.steps.includes("counter")) {
    return (
      <Notice tone="warning">
        <Trans>This offer has ended. You can no longer send a counteroffer.</Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="warning">
      <div className="space-y-4">
        <p>
          <Trans>There is a newer version of this offer. What you have entered is kept.</Trans>
        </p>
        <OfferFacts terms={offer.terms} expiresAt={offer.expiresAt} />
        <Button kind="secondary" onClick={onRead}>
          <Trans>Answer the newer version</Trans>
        </Button>
      </div>
    </Notice>
  );
}

const LABELS: Readonly<Record<OfferStep, () => ReactNode>> = {
  make: () => null,
  accept: () => <Trans>Agree to negotiate</Trans>,
  counter: () => <Trans>Counter</Trans>,
  decline: () => <Trans>Decline</Trans>,
  withdraw: () => <Trans>Withdraw</Trans>,
};
