import { Trans } from "@lingui/react/macro";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { useAskerChanges } from "./access.api.ts";

/** For a reader whose request the listing's settings declined: has its owner look at it. */
export function AskForReview({ listingId }: { listingId: string }) {
  const failureWords = useFailureWords();
  const { askForReview } = useAskerChanges(listingId);
  const { run, pending } = useCall();

  async function ask() {
    const said = await run(askForReview, (failure) => toast.error(failureWords(failure)));
    if (said !== undefined) toast.success(said);
  }

  return (
    <Button kind="secondary" pending={pending} onClick={() => void ask()}>
      <Trans>Ask the owner to look at it</Trans>
    </Button>
  );
}
