import { Plural, Trans } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { CheckedFindings } from "./checked-findings.tsx";
import { useFindingsOf } from "./compliance.api.ts";
import { NotAdvice } from "./not-advice.tsx";

interface ListingsChecksProps {
  uid: string;
  listings: readonly { readonly id: string; readonly name: string }[];
}

/**
 * The legal checks of several saved listings, before they are published together: one fold for each listing with
 * findings, open if one of them keeps it from being published.
 */
export function ListingsChecks({ uid, listings }: ListingsChecksProps) {
  const query = useFindingsOf(listings.map(({ id }) => id));
  if (hasFailed(query)) {
    return (
      <LoadFailure query={query}>
        <Trans>Your listings could not be checked.</Trans>
      </LoadFailure>
    );
  }
  const checked = listings.flatMap((listing, at) => {
    const findings = query.data?.[at] ?? [];
    return findings.length === 0 ? [] : [{ ...listing, findings }];
  });
  if (checked.length === 0) return null;
  return (
    <FormCard title={<Trans>Before you publish</Trans>}>
      <ul className="divide-y divide-line border-y border-line">
        {checked.map(({ id, name, findings }) => (
          <li key={id}>
            <details className="group/listing" open={findings.some(({ severity }) => severity === "blocks")}>
              <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 py-2.5 [&::-webkit-details-marker]:hidden">
                <span className="min-w-0 grow">
                  <span className="block text-14 font-medium wrap-anywhere">{name}</span>
                  <span className="block text-13 text-muted">
                    <Plural value={findings.length} one="# note on this listing" other="# notes on this listing" />
                  </span>
                </span>
                <ChevronDown
                  size={18}
                  className="shrink-0 text-muted transition-transform group-open/listing:rotate-180"
                  aria-hidden="true"
                />
              </summary>
              <div className="pb-4 pl-4">
                <CheckedFindings uid={uid} id={id} findings={findings} />
              </div>
            </details>
          </li>
        ))}
      </ul>
      <NotAdvice />
    </FormCard>
  );
}
