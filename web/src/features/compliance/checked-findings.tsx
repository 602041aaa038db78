import { Trans } from "@lingui/react/macro";
import type { FindingView } from "@vestpocket/domain/compliance/compliance.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocalPath } from "../../platform/language.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useAcknowledged } from "./acknowledged.ts";
import { FindingItem } from "./finding-item.tsx";

interface CheckedFindingsProps {
  uid: string;
  /** The listing. */
  id: string;
  findings: readonly FindingView[];
}

/** What the law says of a saved listing, each with what its owner can do about it. */
export function CheckedFindings({ uid, id, findings }: CheckedFindingsProps) {
  const localPath = useLocalPath();
  const acknowledged = useAcknowledged(uid, id);
  return (
    <ul className="divide-y divide-line border-y border-line">
      {findings.map((finding) => {
        const { rule, severity } = finding;
        const isAcknowledged = acknowledged.has(rule);
        return (
          <FindingItem
            key={rule}
            finding={finding}
            isAcknowledged={isAcknowledged}
            action={
              severity !== "informs" && (
                <div className="flex flex-wrap gap-2 pt-1">
                  <ButtonLink kind="secondary" to={localPath(paths.editListing(id))}>
                    <Trans>Edit listing</Trans>
                  </ButtonLink>
                  {severity === "warns" && !isAcknowledged && (
                    <Button kind="ghost" onClick={() => acknowledged.add(rule)}>
                      <Trans>Keep as is</Trans>
                    </Button>
                  )}
                </div>
              )
            }
          />
        );
      })}
    </ul>
  );
}
