import { Plural, useLingui } from "@lingui/react/macro";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useRemoveUnavailable } from "./favourites.api.ts";

/** Shows how many favourites are unavailable, with a button to remove them. */
export function UnavailableFavourites({ count }: { count: number }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const removeUnavailable = useRemoveUnavailable();
  const { run, pending, failure } = useCall();
  return (
    <div className="mb-6 space-y-3">
      <Notice tone="info">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="min-w-0 flex-1 basis-60">
            <Plural
              value={count}
              one="# of your favourites is no longer available. It will come back here if it is published again."
              other="# of your favourites are no longer available. They will come back here if they are published again."
            />
          </p>
          <Button kind="secondary" pending={pending} onClick={() => void run(removeUnavailable)}>
            <Plural value={count} one="Remove it" other="Remove them" />
          </Button>
        </div>
      </Notice>
      {failure && <Notice tone="danger">{failureWords(failure, t`Your favourites could not be changed.`)}</Notice>}
    </div>
  );
}
