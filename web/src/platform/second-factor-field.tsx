import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";

/** Number of digits of an authenticator app's code. */
const DIGITS = 6;

interface SecondFactorFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
  className?: string;
}

/** A field for the authenticator app's code, or for a recovery code instead. */
export function SecondFactorField({ onChange, className, ...field }: SecondFactorFieldProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const hasSwitched = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field gets the focus once it is there
  useEffect(() => {
    if (hasSwitched.current) frame.current?.querySelector("input")?.focus();
  }, [isRecovery]);

  return (
    <div ref={frame} className={className}>
      {isRecovery ? (
        <TextField
          {...field}
          key="recovery"
          label={<Trans>Recovery code</Trans>}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputClassName="tabular"
          required
          onChange={({ target }) => onChange(target.value.slice(0, 40))}
        />
      ) : (
        <AppCodeField {...field} onChange={onChange} label={<Trans>Code from your authenticator app</Trans>} />
      )}
      <Button
        kind="link"
        className="mt-1"
        onClick={() => {
          hasSwitched.current = true;
          onChange("");
          setIsRecovery(!isRecovery);
        }}
      >
        {isRecovery ? <Trans>Use the authenticator app</Trans> : <Trans>Use a recovery code</Trans>}
      </Button>
    </div>
  );
}

/** A field for the code that an authenticator app shows. */
export function AppCodeField({ onChange, ...field }: SecondFactorFieldProps & { label: ReactNode }) {
  return (
    <TextField
      {...field}
      autoComplete="one-time-code"
      inputMode="numeric"
      inputClassName="tabular text-22 tracking-[0.35em]"
      required
      onChange={({ target }) => onChange(target.value.replace(/\D/gu, "").slice(0, DIGITS))}
    />
  );
}
