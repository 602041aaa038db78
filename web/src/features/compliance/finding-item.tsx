import { Trans } from "@lingui/react/macro";
import type { FindingView } from "@vestpocket/domain/compliance/compliance.schema";
import { ChevronDown, CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { LawLink } from "./law-link.tsx";

const MARKS = {
  blocks: <CircleAlert size={18} className="mt-px shrink-0 text-danger" aria-hidden="true" />,
  warns: <TriangleAlert size={18} className="mt-px shrink-0 text-warning" aria-hidden="true" />,
  informs: <Info size={18} className="mt-px shrink-0 text-muted" aria-hidden="true" />,
};
const WORDS = {
  blocks: () => <Trans>Blocks publishing</Trans>,
  warns: () => <Trans>Please check</Trans>,
  informs: () => <Trans>Good to know</Trans>,
};

interface FindingItemProps {
  finding: FindingView;
  isAcknowledged?: boolean;
  /** What the owner can do about it on this page. */
  action?: ReactNode;
}

/** A finding that expands to the legal requirement and what to do. An acknowledged one starts collapsed. */
export function FindingItem({ finding, isAcknowledged = false, action }: FindingItemProps) {
  const { severity, title, explanation, remedy } = finding;
  const Words = WORDS[severity];
  return (
    <li>
      <details key={String(isAcknowledged)} open={severity !== "informs" && !isAcknowledged} className="group text-14">
        <summary className="flex min-h-11 cursor-pointer list-none items-start gap-2.5 py-2.5 [&::-webkit-details-marker]:hidden">
          {isAcknowledged ? (
            <CircleCheck size={18} className="mt-px shrink-0 text-success" aria-hidden="true" />
          ) : (
            MARKS[severity]
          )}
          <span className="min-w-0 grow">
            <span className="block font-medium">{title}</span>
            <span className="block text-13 text-muted">{isAcknowledged ? <Trans>Acknowledged</Trans> : <Words />}</span>
          </span>
          <ChevronDown
            size={18}
            className="mt-px shrink-0 text-muted transition-transform group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <div className="space-y-2 pb-4 pl-7 wrap-anywhere">
          <p>{explanation}</p>
          <p>{remedy}</p>
          <LawLink law={finding.law} site={finding.site} />
          {action}
        </div>
      </details>
    </li>
  );
}
