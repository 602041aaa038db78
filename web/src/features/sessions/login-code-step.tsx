import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { ApiFailure } from "../../platform/http.ts";
import { SecondFactorField } from "../../platform/second-factor-field.tsx";
import { completeSignIn, signInWithPasskey, type WaitingSignIn } from "../../platform/session.ts";
import { Button } from "../../ui/button.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { beginPasskeySignIn } from "./passkey-sign-in.api.ts";
import { useSecondFactorForm } from "./use-second-factor-form.ts";

interface LoginCodeStepProps {
  waiting: WaitingSignIn;
  /** Called with the reason if log-in has to start over. */
  onOver: (sentence: string) => void;
  onBack: () => void;
}

/** The second step of log-in: a code, once the password was correct. */
export function LoginCodeStep({ waiting: { challenge, hasPasskey }, onOver, onBack }: LoginCodeStepProps) {
  const beginAgain = (error: unknown) => {
    if (!(error instanceof ApiFailure) || error.code !== "sessions.challenge_over") throw error;
    onOver(error.msg);
  };
  const form = useSecondFactorForm((code) => completeSignIn(challenge, code).catch(beginAgain));
  const { ref } = form.props;
  useEffect(() => ref.current?.querySelector("input")?.focus(), [ref]);

  return (
    <form {...form.props} className="flex flex-col gap-5">
      <p>
        <Trans>Your password is correct. Now enter the code that your authenticator app shows for Vestpocket.</Trans>
      </p>
      <SecondFactorField {...form.field("code")} />
      <Button type="submit" size="large" pending={form.pending} className="w-full">
        {form.pending ? <Trans>Logging in...</Trans> : <Trans>Log In</Trans>}
      </Button>
      {hasPasskey && (
        <PasskeyButton
          loadOptions={() => beginPasskeySignIn(challenge)}
          onAnswer={signInWithPasskey}
          onFailure={(failure) => failure.code === "sessions.challenge_over" && onOver(failure.msg)}
        />
      )}
      <Button kind="link" className="-mt-2 -mb-3 self-center" onClick={onBack}>
        <Trans>Log in to another account</Trans>
      </Button>
    </form>
  );
}
