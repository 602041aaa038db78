import { Trans, useLingui } from "@lingui/react/macro";
import { PRICE_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import type { ListingType } from "@vestpocket/domain/listings/listings.terms";
import { ChoiceCards } from "../../../ui/choice-cards.tsx";
import { ValueEye } from "./audience-eye.tsx";
import { FactsFields } from "./facts-fields.tsx";
import { FilledMark } from "./filled-mark.tsx";
import { anchorOf } from "./posting-anchors.ts";
import { PriceTerms } from "./price-terms.tsx";
import { StepCard } from "./step-card.tsx";
import type { Posting } from "./use-posting.ts";

/** Sale or rent first, then the price, then the facts that buyers of the subtype decide by. */
export function PriceStep({ posting }: { posting: Posting }) {
  const { t } = useLingui();
  const { values, change, errorOf } = posting;
  const listingTypes: { value: ListingType; label: string }[] = [
    { value: "sale", label: t`For Sale` },
    { value: "rent", label: t`For Rent` },
    { value: "both", label: t`Both` },
  ];
  return (
    <StepCard step="price">
      <div id={anchorOf("listingType")} className="relative">
        <ChoiceCards
          legend={<Trans>Listing type</Trans>}
          name="listingType"
          look="rows"
          columns="grid-cols-3 *:justify-center *:px-2 *:text-center"
          choices={listingTypes}
          value={values.listingType}
          onChange={(listingType) => change({ listingType })}
          error={errorOf("listingType")}
        />
        <FilledMark name="listingType" value={values.listingType} />
        <div className="absolute top-0 right-0">
          <ValueEye posting={posting} name={PRICE_KEY} />
        </div>
      </div>
      <PriceTerms posting={posting} />
      <FactsFields posting={posting} />
    </StepCard>
  );
}
