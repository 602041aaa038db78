import { Trans } from "@lingui/react/macro";
import type { OfferDetail, OfferEvent } from "@vestpocket/domain/offers/offers.schema";
import type { OfferStep, Party } from "@vestpocket/domain/offers/offers.terms";
import type { ReactNode } from "react";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { Code } from "../../ui/code.tsx";
import { OfferFacts } from "./offer-facts.tsx";

/** Every version and decision, newest first, with the fingerprints on record. */
export function OfferHistory({ offer }: { offer: OfferDetail }) {
  const events = offer.history.toReversed();
  return (
    <section aria-labelledby="history-heading">
      <h2 id="history-heading" className="text-22">
        <Trans>History</Trans>
      </h2>
      <p className="mt-1.5 max-w-prose text-14 text-muted">
        <Trans>
          Only the two of you can read it. Each step is part of the listing’s chain of records, without its terms.
        </Trans>
      </p>
      <ol className="mt-5 space-y-4">
        {events.map((event) => (
          <li key={event.sha256} className="rounded-card border border-line bg-raised p-5">
            <Event event={event} role={offer.role} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Event({ event, role }: { event: OfferEvent; role: Party }) {
  const language = useLanguage();
  const { step, by, at, terms, expiresAt, note, nonBinding, sha256 } = event;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-sans text-16 font-semibold tracking-normal">{WORDS[by === role ? "mine" : by][step]()}</h3>
        <time dateTime={new Date(at.seconds * 1000).toISOString()} className="text-13 text-muted">
          {formatMoment(at.seconds, language)}
        </time>
      </div>
      {note !== "" && <p className="mt-3 max-w-prose text-14 whitespace-pre-wrap wrap-anywhere">{note}</p>}
      {terms !== null && expiresAt !== null && (
        <div className="mt-4">
          <OfferFacts terms={terms} expiresAt={expiresAt} />
        </div>
      )}
      {nonBinding !== null && (
        <p className="mt-3 text-13 text-muted wrap-anywhere">
          <Trans>Not binding. Acknowledged with this step, in the wording {nonBinding.wordingId}.</Trans>
        </p>
      )}
      <p className="mt-3 text-13 text-muted wrap-anywhere">
        <Trans>
          SHA-256 hash of this step: <Code>{sha256}</Code>
        </Trans>
      </p>
    </>
  );
}

const WORDS: Readonly<Record<"mine" | Party, Readonly<Record<OfferStep, () => ReactNode>>>> = {
  mine: {
    make: () => <Trans>You made this offer</Trans>,
    counter: () => <Trans>You countered</Trans>,
    accept: () => <Trans>You agreed to negotiate</Trans>,
    decline: () => <Trans>You declined</Trans>,
    withdraw: () => <Trans>You withdrew</Trans>,
  },
  owner: {
    make: () => null,
    counter: () => <Trans>The owner countered</Trans>,
    accept: () => <Trans>The owner agreed to negotiate</Trans>,
    decline: () => <Trans>The owner declined</Trans>,
    withdraw: () => null,
  },
  buyer: {
    make: () => <Trans>They made this offer</Trans>,
    counter: () => <Trans>They countered</Trans>,
    accept: () => <Trans>They agreed to negotiate</Trans>,
    decline: () => null,
    withdraw: () => <Trans>They withdrew</Trans>,
  },
};
