import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocalPath } from "../../platform/language.ts";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { useAcknowledged } from "./acknowledged.ts";
import { useFindings } from "./compliance.api.ts";
import { FindingItem } from "./finding-item.tsx";
import { NotAdvice } from "./not-advice.tsx";

/** The legal checks of a saved listing, before it is published. Empty if there are no findings. */
export function ListingChecks({ uid, id }: { uid: string; id: string }) {
  const localPath = useLocalPath();
  const query = useFindings(id);
  const acknowledged = useAcknowledged(uid, id);
  if (hasFailed(query)) {
    return (
      <LoadFailure query={query}>
        <Trans>Your listing could not be checked.</Trans>
      </LoadFailure>
    );
  }
  if (query.data === undefined || query.data.length === 0) return null;
  return (
    <FormCard title={<Trans>Before you publish</Trans>}>
      <ul className="divide-y divide-line border-y border-line">
        {query.data.map((finding) => {
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
      <NotAdvice />
    </FormCard>
  );
}
