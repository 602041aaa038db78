import { Trans } from "@lingui/react/macro";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAgreementChanges } from "./agreements.api.ts";

/** Asked once about each listing, before its agreement is shown: readers in Quebec get the French text first. */
export function PlaceQuestion({ id }: { id: string }) {
  const failureWords = useFailureWords();
  const { run, pending, failure } = useCall();
  const { statePlace } = useAgreementChanges(id);
  const answer = (inQuebec: boolean) => void run(() => statePlace(inQuebec));
  return (
    <FormCard
      title={<Trans>Are you in Quebec, or does the company you sign for have an establishment there?</Trans>}
      intro={<Trans>The law of Quebec gives you the French text first. We record your answer.</Trans>}
    >
      {failure && <Notice tone="danger">{failureWords(failure)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" pending={pending} onClick={() => answer(true)}>
          <Trans>Yes, in Quebec</Trans>
        </Button>
        <Button kind="secondary" pending={pending} onClick={() => answer(false)}>
          <Trans>No, neither</Trans>
        </Button>
      </div>
    </FormCard>
  );
}
