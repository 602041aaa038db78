import type { ComponentProps } from "react";
import { TextField } from "./text-field.tsx";

interface NumberFieldProps
  extends Pick<
    ComponentProps<typeof TextField>,
    "label" | "aside" | "name" | "value" | "help" | "required" | "onBlur" | "echo"
  > {
  onChange: (typed: string) => void;
  error: string | undefined;
  /** Shown inside the field; a dollar sign by default. */
  unit?: string;
}

/** A number with its unit, as it is typed. */
export function NumberField({ onChange, unit = "$", ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      inputClassName="pr-16 tabular"
      end={
        <span aria-hidden="true" className="px-3.5 text-14 text-muted">
          {unit}
        </span>
      }
    />
  );
}
