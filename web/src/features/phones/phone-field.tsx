import { maskPhone, toPhoneDigits } from "@vestpocket/domain/phones/phones.rules";
import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { TextField } from "../../ui/text-field.tsx";

interface PhoneFieldProps extends Omit<ComponentProps<typeof TextField>, "value" | "onChange" | "type" | "ref"> {
  /** In the mask (123) 456-7890. */
  value: string;
  onChange: (masked: string) => void;
}

/** A phone number that takes its mask while it is typed. */
export function PhoneField({ value, onChange, ...rest }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  /** Digits before the caret: the mask may move it, the digits do not. */
  const caret = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    const at = findAfterDigits(value, caret.current);
    caret.current = undefined;
    input.current?.setSelectionRange(at, at);
  });

  return (
    <TextField
      name="phoneNumber"
      autoComplete="tel-national"
      inputMode="tel"
      placeholder="(123) 456-7890"
      {...rest}
      ref={input}
      type="tel"
      value={value}
      onChange={({ target }) => {
        const before = target.value.slice(0, target.selectionStart ?? target.value.length);
        caret.current = target.selectionStart === target.value.length ? undefined : toPhoneDigits(before).length;
        onChange(maskPhone(target.value));
      }}
    />
  );
}

/** The place in a masked number behind so many of its digits. */
function findAfterDigits(masked: string, digits: number): number {
  let seen = 0;
  for (const [at, character] of [...masked].entries()) {
    if (seen === digits) return at;
    if (/\d/u.test(character)) seen += 1;
  }
  return masked.length;
}
