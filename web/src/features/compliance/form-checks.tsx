import { Plural, Trans } from "@lingui/react/macro";
import { listFindings, toFindingView } from "@vestpocket/domain/compliance/compliance.rules";
import type { CheckedListing } from "@vestpocket/domain/compliance/compliance.terms";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { Button } from "../../ui/button.tsx";
import { FindingItem } from "./finding-item.tsx";
import { NotAdvice } from "./not-advice.tsx";

interface FormChecksProps {
  listing: CheckedListing;
  /** A function that leads to a field; undefined if the form does not have the field. */
  goTo: (field: string) => (() => void) | undefined;
}

/** The legal checks of a listing while it is being entered: how many notes there are, and the notes in a fold. */
export function FormChecks({ listing, goTo }: FormChecksProps) {
  const id = useId();
  const language = useLanguage();
  const say = useMessage();
  const findings = listFindings(listing).map((finding) => toFindingView(finding, { language, say }));
  return (
    <section aria-labelledby={id} className="border-t border-line">
      <details className="group/checks">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-3 rounded-control py-1 [&::-webkit-details-marker]:hidden">
          <span className="flex flex-wrap items-center gap-x-3">
            <h2 id={id} className="font-sans text-14 font-semibold tracking-normal">
              <Trans>What the law requires</Trans>
            </h2>
            <p role="status" className="text-13 text-muted">
              <Plural
                value={findings.length}
                _0="No issues found so far."
                one="# note on this listing"
                other="# notes on this listing"
              />
            </p>
          </span>
          <ChevronDown
            size={18}
            className="ml-auto shrink-0 text-muted transition-transform group-open/checks:rotate-180"
            aria-hidden="true"
          />
        </summary>
        {findings.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {findings.map((finding) => (
              <FindingItem key={finding.rule} finding={finding} action={<GoToField onClick={goTo(finding.field)} />} />
            ))}
          </ul>
        )}
        <div className="py-3">
          <NotAdvice />
        </div>
      </details>
    </section>
  );
}

function GoToField({ onClick }: { onClick: (() => void) | undefined }) {
  if (onClick === undefined) return null;
  return (
    <Button kind="link" onClick={onClick}>
      <Trans>Go to the field</Trans>
    </Button>
  );
}
