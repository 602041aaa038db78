import { CODE_DIGITS } from "@vestpocket/domain/phones/phones.rules";
import type { ComponentProps } from "react";
import { TextField } from "../../ui/text-field.tsx";

interface CodeFieldProps extends Omit<ComponentProps<typeof TextField>, "value" | "onChange" | "inputClassName"> {
  value: string;
  onChange: (digits: string) => void;
}

/** Input for a code; non-digits are dropped. */
export function CodeField({ value, onChange, ...rest }: CodeFieldProps) {
  return (
    <TextField
      name="verificationCode"
      autoComplete="one-time-code"
      inputMode="numeric"
      {...rest}
      value={value}
      onChange={({ target }) => onChange(target.value.replace(/\D/gu, "").slice(0, CODE_DIGITS))}
      inputClassName="tabular text-22 tracking-[0.35em]"
    />
  );
}
