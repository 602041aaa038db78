import { Trans } from "@lingui/react/macro";
import type { Agreement } from "@vestpocket/domain/agreements/agreements.schema";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useOwnTexts, useSignatures } from "./agreements.api.ts";
import { ChoiceForm } from "./choice-form.tsx";
import { SignatureFacts } from "./signature-facts.tsx";

/** For a listing's owner: what its readers sign, and who has. */
export function OwnAgreement({ id, agreement }: { id: string; agreement: Agreement }) {
  const texts = useOwnTexts(id, agreement);
  const signatures = useSignatures(id);
  const failed = [texts, signatures].find((query) => hasFailed(query));
  if (failed !== undefined) {
    return (
      <LoadFailure query={failed}>
        <Trans>The agreement could not be loaded.</Trans>
      </LoadFailure>
    );
  }
  if (texts.data === undefined || signatures.data === undefined) {
    return (
      <Loading>
        <Skeleton className="h-112" />
      </Loading>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <ChoiceForm key={agreement.version} id={id} kind={agreement.kind} texts={texts.data} />
      <FormCard title={<Trans>Signatures</Trans>}>
        {signatures.data.length === 0 ? (
          <p className="text-muted">
            <Trans>Nobody has signed yet.</Trans>
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {signatures.data.map((signature) => (
              <li key={signature.id} className="py-3">
                <SignatureFacts signature={signature} />
              </li>
            ))}
          </ul>
        )}
      </FormCard>
    </div>
  );
}
