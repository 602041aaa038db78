import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { type FormEvent, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { FormColumn } from "../../ui/form-column.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { confirmSession } from "./second-factor.api.ts";

/** Digits of an authenticator app's code. */
const DIGITS = 6;

/** Confirms this session by a code of the authenticator app. */
export function SecondFactorPrompt({ onConfirmed }: { onConfirmed: () => Promise<unknown> }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { run, pending, failure, forget } = useCall();
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState<string>();
  const refusal = failure && (failure.fields.code ?? failureWords(failure));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (code.length < DIGITS) {
      setWrong(t`The code has ${DIGITS} digits.`);
      return;
    }
    await run(async () => {
      await confirmSession(code);
      await onConfirmed();
    });
  }

  return (
    <FormColumn
      heading={<Trans>Confirm it is you</Trans>}
      intro={<Trans>The administration is open once you enter a code of your authenticator app.</Trans>}
      after={
        <LocalLink
          to={paths.profile()}
          className="inline-flex min-h-11 items-center text-14 font-semibold text-link underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          <Trans>Set up an app on your profile</Trans>
        </LocalLink>
      }
    >
      <form method="post" noValidate onSubmit={submit} className="space-y-5">
        <TextField
          label={<Trans>Code</Trans>}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          inputClassName="tabular text-22 tracking-[0.35em]"
          required
          value={code}
          onChange={({ target }) => {
            setCode(target.value.replace(/\D/gu, "").slice(0, DIGITS));
            setWrong(undefined);
            forget();
          }}
          error={wrong ?? refusal}
        />
        <Button type="submit" size="large" className="w-full" pending={pending}>
          <Trans>Continue</Trans>
        </Button>
      </form>
    </FormColumn>
  );
}
