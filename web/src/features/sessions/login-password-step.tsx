import { Trans, useLingui } from "@lingui/react/macro";
import { LOGIN_PASSWORD_MIN } from "@vestpocket/domain/sessions/sessions.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { useEffect, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import type { ApiFailure } from "../../platform/http.ts";
import { useLocalPath } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { signIn, signInWithPasskey, type WaitingSignIn } from "../../platform/session.ts";
import { useForm } from "../../platform/use-form.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { beginPasskeySignIn } from "./passkey-sign-in.api.ts";
import { usePasskeySuggestions } from "./use-passkey-suggestions.ts";

interface LoginPasswordStepProps {
  /** What was entered before. */
  email: string;
  /** Why log-in starts over. */
  failure: string | undefined;
  /** Called if the password is correct and two-step log-in is on. */
  onWaiting: (email: string, waiting: WaitingSignIn) => void;
}

/** The first step of log-in: email and password. */
export function LoginPasswordStep({ email: known, failure, onWaiting }: LoginPasswordStepProps) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const failureWords = useFailureWords();
  const [isAsking, setIsAsking] = useState(false);
  const [suggestionFailure, setSuggestionFailure] = useState<ApiFailure>();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm({
    initial: { email: known, password: "" },
    validate: ({ email, password }) => ({
      email: email.trim() === "" ? t`Please enter your email.` : undefined,
      password: findPasswordProblem(password),
    }),
    async submit({ email, password }) {
      setSuggestionFailure(undefined);
      const waiting = await signIn(email.trim(), password);
      if (waiting !== undefined) onWaiting(email.trim(), waiting);
    },
    readFailure(failed) {
      setRefusal(failed.code);
      return failureWords(failed);
    },
    focusOnFailure: "password",
  });

  usePasskeySuggestions({ isPaused: isAsking, onFailure: setSuggestionFailure });
  const shown = suggestionFailure
    ? failureWords(suggestionFailure)
    : (form.failure ?? (form.hasFailed ? undefined : failure));
  const { ref } = form.props;

  // People who come back from the second step can continue typing.
  useEffect(() => {
    if (known !== "") ref.current?.querySelector<HTMLInputElement>("input[name=password]")?.focus();
  }, [known, ref]);

  function findPasswordProblem(password: string): string | undefined {
    if (password === "") return t`Please enter your password.`;
    return password.length < LOGIN_PASSWORD_MIN
      ? t`A password has at least ${LOGIN_PASSWORD_MIN} characters.`
      : undefined;
  }

  return (
    <form {...form.props} className="flex flex-col gap-5">
      {shown && (
        <Notice tone="danger">
          {shown}{" "}
          {(suggestionFailure?.code ?? refusal) === "sessions.account_disabled" && (
            <LocalLink to={`${paths.ticket()}?type=account`} className="underline underline-offset-4">
              <Trans>Write to us</Trans>
            </LocalLink>
          )}
        </Notice>
      )}
      <TextField
        {...form.text("email")}
        label={<Trans>Email</Trans>}
        type="email"
        autoComplete="username webauthn"
        inputMode="email"
        required
      />
      <PasswordField
        {...form.text("password")}
        label={<Trans>Password</Trans>}
        autoComplete="current-password"
        required
        minLength={LOGIN_PASSWORD_MIN}
      />
      <Button type="submit" size="large" pending={form.pending} className="mt-1 w-full">
        {form.pending ? <Trans>Logging in...</Trans> : <Trans>Log In</Trans>}
      </Button>
      <PasskeyButton
        loadOptions={() => {
          setIsAsking(true);
          setSuggestionFailure(undefined);
          return beginPasskeySignIn();
        }}
        onAnswer={signInWithPasskey}
        onFailure={() => setIsAsking(false)}
      />
      <ButtonLink
        kind="link"
        to={localPath(paths.forgotPassword())}
        state={{ email: form.values.email.trim() }}
        className="-mt-2 -mb-3 self-center"
      >
        <Trans>Forgot Password? Click here</Trans>
      </ButtonLink>
    </form>
  );
}
