import { Trans, useLingui } from "@lingui/react/macro";
import { CODE_DIGITS, PHONE_MESSAGES } from "@vestpocket/domain/phones/phones.rules";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useMessage } from "../../platform/language.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { DialogButtons } from "../../ui/small-dialog.tsx";
import { CodeField } from "./code-field.tsx";

interface CodeFormProps {
  /** Hands the code over. Throws ApiFailure. */
  verify: (code: string) => Promise<void>;
  onCancel: () => void;
  /** What became of the code that was sent. */
  sent: ReactNode;
  /** The way to another one. */
  resend: ReactNode;
}

/** Asks for the code that was sent. */
export function CodeForm({ verify, onCancel, sent, resend }: CodeFormProps) {
  const { t } = useLingui();
  const message = useMessage();
  const failureWords = useFailureWords();
  const form = useRef<HTMLFormElement>(null);
  const { run, pending, failure, forget } = useCall();
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState<string>();
  const refusal =
    failure?.fields.verificationCode ?? (failure && failureWords(failure, message(PHONE_MESSAGES.failed)));
  const error = wrong ?? refusal;

  // When it comes, and whenever there is something to put right.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said changes where the focus belongs
  useEffect(() => form.current?.querySelector("input")?.focus(), [error]);

  function type(digits: string) {
    setCode(digits);
    setWrong(undefined);
    forget();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    setWrong(findWrong());
    if (findWrong() === undefined) await run(() => verify(code));
  }

  function findWrong(): string | undefined {
    if (code === "") return message(PHONE_MESSAGES.codeRequired);
    return code.length < CODE_DIGITS ? t`The code has ${CODE_DIGITS} digits.` : undefined;
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="mt-5">
      {sent}
      <div className="mt-5 flex flex-col gap-2">
        <CodeField label={<Trans>Verification code</Trans>} required value={code} onChange={type} error={error} />
        {resend}
      </div>
      <DialogButtons>
        <Button kind="secondary" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" pending={pending}>
          <Trans>Verify</Trans>
        </Button>
      </DialogButtons>
    </form>
  );
}
