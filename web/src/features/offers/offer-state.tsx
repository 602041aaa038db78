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

/** An offer's state, in a few words: for an open one, whose turn it is, unless the reader may no longer answer. */
export function OfferState({ offer: { state, by, role, steps } }: { offer: Offer }) {
  const message = useMessage();
  const isMine = by === role;
  const hasTurn = state === "open" && (isMine || steps.includes("accept"));
  return <Badge tone={TONES[state]}>{hasTurn ? toTurn(isMine) : message(OFFER_STATE_LABELS[state])}</Badge>;
}

function toTurn(isMine: boolean) {
  return isMine ? <Trans>Waiting for an answer</Trans> : <Trans>Waiting for your answer</Trans>;
}
