import { Trans, useLingui } from "@lingui/react/macro";
import type { Confirmation } from "@vestpocket/domain/confirmations/confirmations.schema";
import { useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { ConfirmationState } from "./confirmation-state.tsx";
import { useAnswers, useOwnConfirmation } from "./confirmations.api.ts";
import { SnoozeForm } from "./snooze-form.tsx";

/** Keeps its height while it loads, so that nothing moves. */
const BANNER_HEIGHT = "min-h-34 sm:min-h-20";

/** On the owner's page of a live listing, or of one that we paused: when it was confirmed, and the button that does. */
export function ConfirmBanner({ id }: { id: string }) {
  const { data } = useOwnConfirmation(id);
  if (data === undefined) return <div className={`mb-4 ${BANNER_HEIGHT}`} />;
  return data.confirmation.state === "off" ? null : <Banner {...data} />;
}

function Banner({ confirmation, token }: { confirmation: Confirmation; token: string }) {
  const { t } = useLingui();
  const toWords = useFailureWords();
  const answers = useAnswers(token);
  const { run, pending } = useCall();
  const [isSnoozing, setSnoozing] = useState(false);
  const { state, snooze } = confirmation;
  const confirm = async () => {
    await answers.confirm();
    toast.success(t`Confirmed. Readers see it at once.`);
  };
  return (
    <section
      aria-label={t`Still available?`}
      className={`mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border p-4 print:hidden ${BANNER_HEIGHT} ${state === "current" ? "border-line bg-raised" : "border-line-strong bg-warning-soft"}`}
    >
      <p className="min-w-0 flex-1 basis-64 text-14">
        <ConfirmationState confirmation={confirmation} />
      </p>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        <Button
          kind={state === "current" ? "secondary" : "primary"}
          pending={pending}
          onClick={() => void run(confirm, (failure) => toast.error(toWords(failure)))}
        >
          {state === "lapsed" ? <Trans>Bring it back</Trans> : <Trans>Still available</Trans>}
        </Button>
        {snooze && state === "asked" && (
          <Button kind="secondary" aria-expanded={isSnoozing} onClick={() => setSnoozing(!isSnoozing)}>
            <Trans>I am away</Trans>
          </Button>
        )}
      </div>
      {isSnoozing && snooze && (
        <div className="w-full sm:max-w-96">
          <SnoozeForm
            days={snooze}
            onSnooze={async (until) => {
              await answers.snooze(until);
              setSnoozing(false);
            }}
          />
        </div>
      )}
    </section>
  );
}
