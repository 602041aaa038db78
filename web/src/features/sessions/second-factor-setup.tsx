import { Trans, useLingui } from "@lingui/react/macro";
import { Copy } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { confirmSecondFactor, type Enrolment } from "./second-factor.api.ts";

/** Digits of an authenticator app's code. */
const DIGITS = 6;

interface SecondFactorSetupProps {
  enrolment: Enrolment;
  onConfirmed: (sentence: string) => Promise<void>;
  onCancel: () => void;
}

/** The secret as a picture and as text, and the first code that proves it arrived. */
export function SecondFactorSetup({ enrolment, onConfirmed, onCancel }: SecondFactorSetupProps) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const form = useRef<HTMLFormElement>(null);
  const { run, pending, failure, forget } = useCall();
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState<string>();
  const refusal = failure && (failure.fields.code ?? failureWords(failure, t`An unexpected error occurred.`));
  const error = wrong ?? refusal;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said changes where the focus belongs
  useEffect(() => form.current?.querySelector("input")?.focus(), [error]);

  function type(text: string) {
    setCode(text.replace(/\D/gu, "").slice(0, DIGITS));
    setWrong(undefined);
    forget();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if (code.length < DIGITS) {
      setWrong(t`The code has ${DIGITS} digits.`);
      return;
    }
    await run(async () => onConfirmed(await confirmSecondFactor(code)));
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit}>
      <ol className="space-y-8">
        <li>
          <Step number={1}>
            <Trans>Scan this picture with your authenticator app, or type the key into it.</Trans>
          </Step>
          <div className="mt-4 flex flex-col gap-5 @md:flex-row @md:items-center">
            <QrCode text={enrolment.uri} label={t`QR code with the key below`} className="size-44 shrink-0" />
            <Secret secret={enrolment.secret} />
          </div>
        </li>
        <li>
          <Step number={2}>
            <Trans>Enter the code that the app shows.</Trans>
          </Step>
          <TextField
            className="mt-4 max-w-60"
            label={<Trans>Code</Trans>}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            inputClassName="tabular text-22 tracking-[0.35em]"
            required
            value={code}
            onChange={({ target }) => type(target.value)}
            error={error}
          />
        </li>
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          <Trans>Turn it on</Trans>
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <p className="flex gap-3 font-medium">
      <span className="tabular text-muted">{number}.</span>
      <span>{children}</span>
    </p>
  );
}

/** In groups of four, as it is read off a screen. */
function Secret({ secret }: { secret: string }) {
  const { t } = useLingui();
  const groups = secret.match(/.{1,4}/gu) ?? [];

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      toast.success(t`The key is copied.`);
    } catch {
      toast.error(t`The key could not be copied. Please type it.`);
    }
  }

  return (
    <div className="min-w-0">
      <p className="text-14 text-muted">
        <Trans>Key</Trans>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 font-semibold tabular select-all">
        {groups.map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups never move and may be alike
          <span key={at}>{group}</span>
        ))}
      </p>
      <Button kind="link" icon={<Copy size={16} aria-hidden="true" />} onClick={copy}>
        <Trans>Copy the key</Trans>
      </Button>
    </div>
  );
}
