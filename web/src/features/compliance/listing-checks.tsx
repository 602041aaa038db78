import { Trans } from "@lingui/react/macro";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { CheckedFindings } from "./checked-findings.tsx";
import { useFindings } from "./compliance.api.ts";
import { NotAdvice } from "./not-advice.tsx";

/** The legal checks of a saved listing, before it is published. Empty if there are no findings. */
export function ListingChecks({ uid, id }: { uid: string; id: string }) {
  const query = useFindings(id);
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
      <CheckedFindings uid={uid} id={id} findings={query.data} />
      <NotAdvice />
    </FormCard>
  );
}
