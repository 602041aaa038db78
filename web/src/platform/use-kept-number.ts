import { useLingui } from "@lingui/react/macro";
import {
  isNumberText,
  readTypedNumber,
  type TypedUnit,
  writeTypedNumber,
} from "@vestpocket/domain/shared/typed-number";
import { useState } from "react";
import { useLanguage } from "./language.ts";
import { echoNumber, keepNumber } from "./typed-number.ts";

interface KeptNumber {
  /** Its digits and point, in either language, or the text that could not be read as a number. */
  value: string;
  onChange: (kept: string) => void;
  /** What the field measures. */
  measures: TypedUnit | undefined;
  error: string | undefined;
}

interface ShownNumber {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly echo: string;
}

/**
 * A number field that keeps what is typed until it is left, and then shows how it was read: '1,2 M$' becomes '1200000',
 * with '= CA$1,200,000' beside its label. A text that is not a number, or may be two, stays as it is, with a problem.
 */
export function useKeptNumber({ value, onChange, measures, error }: KeptNumber): ShownNumber {
  const { t } = useLingui();
  const language = useLanguage();
  const [typed, setTyped] = useState<{ text: string; kept: string }>();
  const isTyping = typed?.kept === value;
  const problem = isTyping || value === "" || isNumberText(value) ? undefined : describe();
  const shown = isTyping ? typed.text : writeTypedNumber(value, language);
  return {
    value: shown,
    echo: isTyping ? "" : echoNumber(value, { shown, language, unit: measures }),
    onChange: (text) => {
      const kept = keepNumber(text, { language, unit: measures });
      setTyped({ text, kept });
      onChange(kept);
    },
    onBlur: () => setTyped(undefined),
    error: problem ?? error,
  };

  function describe(): string {
    const reading = readTypedNumber(value, { language, unit: measures });
    return "problem" in reading && reading.problem === "ambiguous"
      ? t`This could be two different numbers. Leave out the thousands separator.`
      : t`Enter only a number, in the unit shown.`;
  }
}
