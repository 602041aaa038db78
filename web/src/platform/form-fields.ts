import type { FieldErrors } from "./use-field-errors.ts";

interface FormState<Values> {
  values: Values;
  errors: FieldErrors;
  change: (changed: Partial<Values>) => void;
}

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

/** Binds controls to a form's state by field name. */
export function bindFields<Values extends object>({ values, errors, change }: FormState<Values>) {
  return {
    /** The props for a text field. */
    text: (name: TextName<Values>) => ({
      name: name as string,
      value: values[name] as string,
      error: errors[name],
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value } as Partial<Values>),
    }),
    /** The props of a control that calls `onChange` with its value. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value: Values[Name]) => change({ [name]: value } as unknown as Partial<Values>),
    }),
  };
}
