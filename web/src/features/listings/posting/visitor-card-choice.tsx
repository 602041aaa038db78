import { Trans, useLingui } from "@lingui/react/macro";
import type { VisitorCard } from "@vestpocket/domain/disclosure/disclosure.terms";
import { pickVisitorCard } from "@vestpocket/domain/listings/posting-values.rules";
import type { ReactNode } from "react";
import { ChoiceCards } from "../../../ui/choice-cards.tsx";
import { anchorOf } from "./posting-anchors.ts";
import type { Posting } from "./use-posting.ts";

/** What visitors see of the listing's card, as it is chosen. */
export function VisitorCardChoice({ posting }: { posting: Posting }) {
  const { t } = useLingui();
  const { values, change, errorOf } = posting;
  const chosen = pickVisitorCard(values);
  return (
    <div id={anchorOf("visitorCard")}>
      <ChoiceCards
        legend={<Trans>Visitors’ card on the home page</Trans>}
        name="visitorCard"
        look="rows"
        columns="sm:grid-cols-3"
        choices={[
          { value: "full", label: t`Full card` },
          { value: "public", label: t`Only what everyone may see` },
          { value: "none", label: t`No card` },
        ]}
        value={chosen}
        onChange={(visitorCard) => change({ visitorCard }, ["visitorCard"])}
        error={errorOf("visitorCard")}
      />
      <p className="mt-2 text-14 text-muted">{SENTENCES[chosen]}</p>
    </div>
  );
}

const SENTENCES: Readonly<Record<VisitorCard, ReactNode>> = {
  full: (
    <Trans>
      Anyone can see this card, with the photo, price and facts that you show to members. Members see the same card.
    </Trans>
  ),
  public: (
    <Trans>
      Anyone can see this card. It has what you show to everyone, and the photo only if your public page has one.
      Members see the full card.
    </Trans>
  ),
  none: <Trans>Visitors do not see this listing on the home page. Members do.</Trans>,
};
