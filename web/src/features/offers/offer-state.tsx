import { Trans } from "@lingui/react/macro";
import { OFFER_STATE_LABELS } from "@vestpocket/domain/offers/offers.labels";
import type { Offer } from "@vestpocket/domain/offers/offers.schema";
import type { OfferState as State } from "@vestpocket/domain/offers/offers.terms";
import { useMessage } from "../../platform/language.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";

const TONES: Readonly<Record<State, BadgeTone>> = {
  open: "warning",
  negotiating: "success",
  declined: "neutral",
  withdrawn: "neutral",
  lapsed: "neutral",
};

/** An offer's state, in a few words: for an open one, whose turn it is, or that the reader may no longer answer. */
export function OfferState({ offer: { state, by, role, steps } }: { offer: Offer }) {
  const message = useMessage();
  if (state !== "open") return <Badge tone={TONES[state]}>{message(OFFER_STATE_LABELS[state])}</Badge>;
  if (by === role) {
    return (
      <Badge tone={TONES.open}>
        <Trans>Waiting for an answer</Trans>
      </Badge>
    );
  }
  return steps.includes("accept") ? (
    <Badge tone={TONES.open}>
      <Trans>Waiting for your answer</Trans>
    </Badge>
  ) : (
    <Badge>
      <Trans>You can no longer answer</Trans>
    </Badge>
  );
}
