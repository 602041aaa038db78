import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFailureWords } from "./failure-words.ts";
import { bindFields } from "./form-fields.ts";
import type { ApiFailure } from "./http.ts";
import { useCall } from "./use-call.ts";
import { type FieldErrors, type Problems, useFieldErrors } from "./use-field-errors.ts";

/** Where a browser stores what is typed into a form. */
export interface KeptTyping {
  /** What was stored and never sent. */
  readonly stored: object;
  /** Stores what is typed. Returns what to do when it changes or the form is left. */
  keep(typed: object): (() => void) | undefined;
  /** Forgets what was sent. */
  forget(): void;
}

export interface FormOptions<Values extends object> {
  /** The initial values of untouched fields. They may change while the form is open. */
  initial: Values;
  /** For `useKeptForm`. */
  kept?: KeptTyping | undefined;
  validate?: (values: Values) => Problems;
  /**
   * Commits typed text that is not yet part of the values. If it is invalid, nothing is sent, and every problem is
   * shown.
   */
  takeTyped?: () => boolean;
  /** Sends valid values. Throws ApiFailure. The key stays the same until a field changes or the values have arrived. */
  submit: (values: Values, idempotencyKey: string) => Promise<unknown>;
  /** Validates a field when it is left, not only after a failed submit. */
  validateOnLeave?: boolean;
  /** Maps the server's field errors to the form's names; by default, those that both share. */
  readFieldErrors?: (fields: FieldErrors) => Readonly<Record<string, string | undefined>>;
  /** Why the call failed, in words, if no field is at fault. */
  readFailure?: (failure: ApiFailure) => string;
  /** The field that shows such a failure, instead of `failure`. */
  failureField?: keyof Values & string;
  /** The field that gets the focus after such a failure. */
  focusOnFailure?: keyof Values & string;
}

/**
 * The hook for every form: values, validation, errors under their fields, sending. Nothing typed is lost on a failure;
 * with `useKeptForm`, not even if the session has ended.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { initial, kept, validate, takeTyped, submit, validateOnLeave, failureField, focusOnFailure } = options;
  const failureWords = useFailureWords();
  const { run, pending } = useCall();
  const idempotencyKey = useRef<string>(undefined);
  const [typed, setTyped] = useState<Partial<Values>>(() => pickKnown(kept?.stored ?? {}, initial));
  useEffect(() => kept?.keep(typed), [kept, typed]);
  // Also in a ref, so that a form submitted by a change sends that change.
  const latest = useRef(typed);
  const [failure, setFailure] = useState<string>();
  const values = { ...initial, ...typed };
  const problems = validate?.(values) ?? {};
  const { ref, onFocus, errors, ...fieldErrors } = useFieldErrors(problems, focusOnFailure);

  function keep(next: Partial<Values>) {
    latest.current = next;
    setTyped(next);
    idempotencyKey.current = undefined;
  }

  /** `names`: the fields that this changes, if they are not members of the values. */
  function change(changed: Partial<Values>, names: readonly string[] = Object.keys(changed)) {
    keep({ ...latest.current, ...changed });
    fieldErrors.clear(names);
  }

  function reset(changed: Partial<Values> = {}) {
    keep(changed);
    setFailure(undefined);
    fieldErrors.reset();
  }

  async function send() {
    if (pending) return;
    setFailure(undefined);
    fieldErrors.refuse({});
    const isTaken = takeTyped?.() ?? true;
    const entered = { ...initial, ...latest.current };
    const wrong = Object.values(validate?.(entered) ?? {});
    if (!isTaken || wrong.some((problem) => problem !== undefined)) return fieldErrors.failAttempt();
    idempotencyKey.current ??= crypto.randomUUID();
    const { current } = idempotencyKey;
    await run(async () => {
      await submit(entered, current);
      // What was typed meanwhile is not sent yet.
      if (idempotencyKey.current === current) kept?.forget();
      idempotencyKey.current = undefined;
    }, fail);
  }

  function fail(reason: ApiFailure) {
    const { readFieldErrors = (fields) => pickKnown(fields, values), readFailure = failureWords } = options;
    const named = Object.entries(readFieldErrors(reason.fields)).filter(
      (entry): entry is [string, string] => !!entry[1],
    );
    if (named.length > 0) fieldErrors.refuse(Object.fromEntries(named));
    else if (failureField !== undefined) fieldErrors.refuse({ [failureField]: readFailure(reason) });
    else setFailure(readFailure(reason));
    fieldErrors.failAttempt();
  }

  return {
    /**
     * For the form element. `post`: a form submitted before the script has loaded must not put its values in the URL.
     */
    props: {
      ref,
      method: "post",
      noValidate: true,
      onFocus: validateOnLeave ? onFocus : undefined,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        void send();
      },
    } as const,
    values,
    /** The problems with the values, whether they are shown yet or not. */
    problems,
    errors,
    change,
    ...bindFields({ values, errors, change }),
    /** Why the last attempt failed, if no field is at fault. */
    failure,
    /** Whether an attempt has failed since the form was opened. */
    hasFailed: fieldErrors.failedAttempts > 0,
    /** How many attempts have failed since then. */
    failedAttempts: fieldErrors.failedAttempts,
    reveal: fieldErrors.reveal,
    pending,
    /** Submits the form, like its submit button. */
    submit: () => void send(),
    refuse: fieldErrors.refuse,
    /** Resets the form once these values were sent, unless others were typed meanwhile: those stay. */
    resetIf(sent: Partial<Values>) {
      const present = { ...initial, ...latest.current };
      const names = Object.keys(sent) as (keyof Values)[];
      if (names.every((name) => present[name] === sent[name])) reset();
    },
    /** Resets the form with these values changed. */
    reset,
  };
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

function pickKnown<Given extends object>(given: Given, values: object): Partial<Given> {
  const known = Object.entries(given).filter(([name]) => Object.hasOwn(values, name));
  return Object.fromEntries(known) as Partial<Given>;
}
