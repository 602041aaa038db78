import type { Message } from "@vestpocket/domain/shared/text";
import { useEffect, useRef, useState } from "react";
import { focusInvalid } from "../ui/focus-invalid.ts";
import { useLeftFields } from "../ui/use-left-fields.ts";
import { useMessage } from "./language.ts";

/** A form's errors by field. */
export type Problems = Readonly<Partial<Record<string, Message | string>>>;
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Which problems of a form are shown. A field's own problem is shown once the field has been left or an attempt has
 * failed, and disappears as soon as it is fixed. An error from the server is shown until the field changes. After each
 * failed attempt the focus moves to the first invalid field, or else to the one named `focusOnFailure`.
 */
export function useFieldErrors(problems: Problems, focusOnFailure?: string) {
  const message = useMessage();
  const ref = useRef<HTMLFormElement>(null);
  const { left, leave, onFocus, reset: resetLeft } = useLeftFields();
  const [refused, setRefused] = useState<FieldErrors>({});
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [revealed, setRevealed] = useState(0);

  useEffect(() => {
    if (failedAttempts === 0 || focusInvalid(ref.current) || focusOnFailure === undefined) return;
    ref.current?.querySelector<HTMLElement>(`[name="${focusOnFailure}"]`)?.focus();
  }, [failedAttempts, focusOnFailure]);

  useEffect(() => {
    if (revealed > 0) focusInvalid(ref.current);
  }, [revealed]);

  const shown = Object.entries(problems).flatMap(([name, problem]) =>
    problem !== undefined && (failedAttempts > 0 || left.has(name))
      ? [[name, typeof problem === "string" ? problem : message(problem)]]
      : [],
  );

  return {
    ref,
    onFocus,
    errors: { ...refused, ...Object.fromEntries(shown) } as FieldErrors,
    refuse: setRefused,
    failedAttempts,
    /** Shows the problems of these fields, as if they had been left, and focuses the first. */
    reveal(names: readonly string[]) {
      leave(...names);
      setRevealed((before) => before + 1);
    },
    failAttempt: () => setFailedAttempts((before) => before + 1),
    /** Clears the server's errors on these fields. */
    clear: (names: readonly string[]) =>
      setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name)))),
    reset() {
      resetLeft();
      setRefused({});
      setFailedAttempts(0);
    },
  };
}
