import { Trans } from "@lingui/react/macro";
import { REGULATORS } from "@vestpocket/domain/agents/agents.regulators";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import { Scale } from "lucide-react";

interface AgencyNoticeProps {
  /** The listing's: its regulator explains what agents owe to whom. */
  province: string;
  className?: string;
}

/** Whom an agent acts for, beside a listing that one posted: readers are not the client (product.md §12). */
export function AgencyNotice({ province, className = "" }: AgencyNoticeProps) {
  const name = findProvince(province)?.name;
  const [regulator] = name === undefined ? [] : REGULATORS[name];
  const guide = regulator?.guide ?? regulator?.site;
  return (
    <p className={`flex items-start gap-2 text-13 text-muted ${className}`}>
      <Scale size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        <Trans>This agent acts for the seller or landlord, not for you. Get your own advice.</Trans>
        {regulator && guide !== undefined && (
          <>
            {" "}
            <a href={guide} target="_blank" rel="noreferrer" className="text-link underline underline-offset-4">
              <Trans>Advice from {regulator.code} (new tab)</Trans>
            </a>
          </>
        )}
      </span>
    </p>
  );
}
