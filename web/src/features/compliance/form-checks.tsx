import { Plural, Trans } from "@lingui/react/macro";
import { listFindings, toFindingView } from "@vestpocket/domain/compliance/compliance.rules";
import type { CheckedListing } from "@vestpocket/domain/compliance/compliance.terms";
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

/**
 * The legal checks of a listing while it is being entered: beside the form if there is room, otherwise in its place.
 */
export function FormChecks({ listing, goTo }: FormChecksProps) {
  const id = useId();
  const language = useLanguage();
  const say = useMessage();
  const findings = listFindings(listing).map((finding) => toFindingView(finding, { language, say }));
  return (
    <div className="xl:absolute xl:inset-y-0 xl:left-full xl:w-60 xl:pl-4">
      <section
        aria-labelledby={id}
        className="space-y-2 rounded-card border border-line bg-raised p-4 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-8rem)] xl:overflow-y-auto"
      >
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
        {findings.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {findings.map((finding) => (
              <FindingItem key={finding.rule} finding={finding} action={<GoToField onClick={goTo(finding.field)} />} />
            ))}
          </ul>
        )}
        <NotAdvice />
      </section>
    </div>
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
