import { Trans } from "@lingui/react/macro";
import type { Offer } from "@vestpocket/domain/offers/offers.schema";
import type { Party } from "@vestpocket/domain/offers/offers.terms";
import type { ReactNode } from "react";

/** The author of the latest terms, once someone countered. */
export function OfferAuthor({ offer: { by, role, version } }: { offer: Pick<Offer, "by" | "role" | "version"> }) {
  if (version === 1) return null;
  return <span className="block text-13 text-muted">{WORDS[by === role ? "mine" : by]}</span>;
}

const WORDS: Readonly<Record<"mine" | Party, ReactNode>> = {
  mine: <Trans>Your counteroffer</Trans>,
  owner: <Trans>The owner’s counteroffer</Trans>,
  buyer: <Trans>The buyer’s counteroffer</Trans>,
};
