import { Trans, useLingui } from "@lingui/react/macro";
import type { RenewalView } from "@vestpocket/domain/orders/renewals.schema";
import type { ReactNode } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { useCall } from "../../platform/use-call.ts";
import { toExtendPath } from "../../shared/orders/extend-path.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { useRenewals, useSetRenewal } from "./renewals.api.ts";

/** The listings that are renewed automatically, each with a button that stops it; nothing without one. */
export function RenewalList() {
  const query = useRenewals();
  if (hasFailed(query)) {
    return (
      <LoadFailure query={query}>
        <Trans>Your automatic renewals could not be loaded.</Trans>
      </LoadFailure>
    );
  }
  if (query.data === undefined || query.data.length === 0) return null;
  return (
    <section aria-labelledby="renewals" className="mt-8">
      <h2 id="renewals" className="mb-3 text-22">
        <Trans>Automatic renewals</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised px-5">
        {query.data.map((renewal) => (
          <li key={renewal.listing.id}>
            <RenewalRow renewal={renewal} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const PROBLEMS: Readonly<Record<NonNullable<RenewalView["problem"]>, () => ReactNode>> = {
  no_card: () => <Trans>You have no saved card.</Trans>,
  card_expires: () => <Trans>Your saved card expires before then.</Trans>,
  declined: () => <Trans>Your card was declined.</Trans>,
};

function RenewalRow({ renewal: { listing, chargesAt, endsAt, problem } }: { renewal: RenewalView }) {
  const { t } = useLingui();
  const language = useLanguage();
  const failureWords = useFailureWords();
  const setRenewal = useSetRenewal();
  const { run, pending } = useCall();
  const { title } = listing;
  const date = formatDate(chargesAt.seconds, language);
  const end = formatDate(endsAt.seconds, language);
  const Problem = problem && PROBLEMS[problem];

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">
          <LocalLink to={toExtendPath(listing.id)} className="underline-offset-4 hover:underline">
            {title}
          </LocalLink>
        </p>
        <p className="text-14 text-muted">
          <Trans>Renews on {date}</Trans>
        </p>
        {Problem && (
          <p className="text-14 font-medium text-warning">
            <Problem /> <Trans>Without a card that pays, the listing ends on {end}.</Trans>
          </p>
        )}
      </div>
      <Button
        kind="secondary"
        pending={pending}
        aria-label={t`Stop renewing ${title}`}
        onClick={() =>
          void run(
            () => setRenewal(listing.id, false),
            (failure) => toast.error(failureWords(failure, t`An error occurred. Please try again.`)),
          )
        }
      >
        <Trans>Stop</Trans>
      </Button>
    </div>
  );
}
