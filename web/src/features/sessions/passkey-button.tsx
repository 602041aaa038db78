import { Trans } from "@lingui/react/macro";
import type { AssertedCredential, PasskeyRequest } from "@vestpocket/domain/passkeys/passkeys.schema";
import { KeyRound } from "lucide-react";
import { useFailureWords } from "../../platform/failure-words.ts";
import type { ApiFailure } from "../../platform/http.ts";
import { useCall } from "../../platform/use-call.ts";
import { usePasskeyPrompt } from "../../shared/passkeys/passkey-prompt.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

interface PasskeyButtonProps {
  /** The options for the browser's passkey request. Throws ApiFailure. */
  loadOptions: () => Promise<PasskeyRequest>;
  /** Sends the browser's response. Throws ApiFailure, which is shown below the button. */
  onAnswer: (credential: AssertedCredential) => Promise<void>;
  onFailure?: (failure: ApiFailure) => void;
}

/** Has the browser respond with a passkey, instead of the form above. */
export function PasskeyButton({ loadOptions, onAnswer, onFailure }: PasskeyButtonProps) {
  const failureWords = useFailureWords();
  const prompt = usePasskeyPrompt();
  const { run, pending, failure } = useCall();
  return (
    <div className="-mt-2 noscript:hidden">
      <Button
        kind="secondary"
        size="large"
        className="w-full"
        icon={<KeyRound size={18} aria-hidden="true" />}
        pending={pending}
        onClick={() => run(async () => onAnswer(await prompt.ask(() => loadOptions())), onFailure)}
      >
        <Trans>Use a passkey</Trans>
      </Button>
      {failure && (
        <div className="mt-3">
          <Notice tone="danger">{failureWords(failure)}</Notice>
        </div>
      )}
    </div>
  );
}
