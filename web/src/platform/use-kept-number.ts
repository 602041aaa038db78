import { useLanguage } from "./language.ts";
import { keepNumber, writeNumber } from "./typed-number.ts";

interface KeptNumber {
  /** Its digits and dots, in either language. */
  value: string;
  onChange: (kept: string) => void;
}

/** What a field shows of a number, with the decimal separator of the page's language, and what to do when it is typed. */
export function useKeptNumber({ value, onChange }: KeptNumber): { value: string; onChange: (typed: string) => void } {
  const language = useLanguage();
  return { value: writeNumber(value, language), onChange: (typed) => onChange(keepNumber(typed, language)) };
}
