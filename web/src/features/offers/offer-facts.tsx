import { Plural, Trans } from "@lingui/react/macro";
import { describeOffer } from "@vestpocket/domain/offers/offer-text";
import type { OfferTerms } from "@vestpocket/domain/offers/offers.schema";
import { formatDay, formatMoment } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { useReader } from "../../platform/units.ts";
import { Fact, FactList } from "../../ui/fact-list.tsx";

interface OfferFactsProps {
  terms: OfferTerms;
  expiresAt: { readonly seconds: number };
}

/** All the terms of a version. */
export function OfferFacts({ terms, expiresAt }: OfferFactsProps) {
  const reader = useReader();
  const { language } = reader;
  const isLease = terms.kind === "lease";
  return (
    <FactList>
      <Fact name={isLease ? <Trans>Rent</Trans> : <Trans>Price</Trans>}>
        <span className="tabular font-semibold">{describeOffer(terms, reader)}</span>
      </Fact>
      {terms.termMonths !== null && (
        <Fact name={<Trans>Term</Trans>}>
          <Months count={terms.termMonths} />
        </Fact>
      )}
      <Fact name={isLease ? <Trans>Possession</Trans> : <Trans>Closing</Trans>}>
        <Day day={terms.closesOn} />
      </Fact>
      <Fact name={<Trans>Conditions</Trans>}>
        <Conditions terms={terms} />
      </Fact>
      {terms.conditions !== "" && (
        <Fact name={<Trans>Other conditions</Trans>}>
          <span className="whitespace-pre-wrap">{terms.conditions}</span>
        </Fact>
      )}
      <Fact name={<Trans>Expires</Trans>}>{formatMoment(expiresAt.seconds, language)}</Fact>
    </FactList>
  );
}

/** A lease's length. */
export function Months({ count }: { count: number }) {
  return <Plural value={count} one="# month" other="# months" />;
}

/** A day without a time, the same in every time zone. */
export function Day({ day }: { day: string }) {
  return <>{formatDay(day, useLanguage())}</>;
}

/** The offer's conditions, except those written out. */
export function Conditions({ terms }: { terms: OfferTerms }) {
  const { hasFinancing, hasInspection, dueDiligenceDays } = terms;
  if (!hasFinancing && !hasInspection && dueDiligenceDays === 0) {
    return terms.conditions === "" ? <Trans>None</Trans> : <Trans>Other conditions only</Trans>;
  }
  return (
    <ul>
      {hasFinancing && (
        <li>
          <Trans>Financing</Trans>
        </li>
      )}
      {hasInspection && (
        <li>
          <Trans>Inspection</Trans>
        </li>
      )}
      {dueDiligenceDays > 0 && (
        <li>
          <Plural value={dueDiligenceDays} one="# day of due diligence" other="# days of due diligence" />
        </li>
      )}
    </ul>
  );
}
