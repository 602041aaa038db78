import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useFailureWords } from "../../platform/failure-words.ts";
import { ApiFailure } from "../../platform/http.ts";

/**
 * Puts what the server found wrong under its fields and goes to the first; what belongs to no field becomes `root`. The order
 * is that of the form: the call's member, then the form's field.
 */
export function useFormFailure<Values extends FieldValues>(
  { setError }: UseFormReturn<Values>,
  fields: readonly (readonly [member: string, name: Path<Values>])[],
): (error: unknown) => void {
  const toWords = useFailureWords();
  return (error) => {
    const sentence = toWords(error);
    const told = error instanceof ApiFailure ? error.fields : {};
    const found = fields.filter(([member]) => told[member] !== undefined);
    if (found.length === 0) setError("root", { message: sentence });
    found.forEach(([member, name], at) => {
      setError(name, { message: told[member] ?? sentence }, { shouldFocus: at === 0 });
    });
  };
}
