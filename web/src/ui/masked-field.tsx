import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { TextField } from "./text-field.tsx";

interface MaskedFieldProps extends Omit<ComponentProps<typeof TextField>, "value" | "onChange" | "ref"> {
  /** In the format of `mask`. */
  value: string;
  onChange: (masked: string) => void;
  mask: (typed: string) => string;
  /** The typed digits that the mask keeps. */
  countDigits?: (text: string) => number;
}

/** A field whose digits are formatted while typing; the caret keeps its place among them. */
export function MaskedField({ value, onChange, mask, countDigits = countAll, ...rest }: MaskedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The number of digits before the caret, which formatting does not change. */
  const caret = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    const at = findAfterDigits(value, caret.current);
    caret.current = undefined;
    input.current?.setSelectionRange(at, at);
  });

  return (
    <TextField
      {...rest}
      ref={input}
      value={value}
      onChange={({ target }) => {
        const before = target.value.slice(0, target.selectionStart ?? target.value.length);
        caret.current = target.selectionStart === target.value.length ? undefined : countDigits(before);
        onChange(mask(target.value));
      }}
    />
  );
}

function countAll(text: string): number {
  return text.replace(/\D/gu, "").length;
}

/** The caret position after the given number of digits. */
function findAfterDigits(masked: string, digits: number): number {
  let seen = 0;
  for (const [at, character] of [...masked].entries()) {
    if (seen === digits) return at;
    if (/\d/u.test(character)) seen += 1;
  }
  return masked.length;
}
