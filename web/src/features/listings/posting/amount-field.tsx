import type { ReactNode } from "react";
import { TextField } from "../../../ui/text-field.tsx";
import { anchorOf } from "./posting-anchors.ts";

interface AmountFieldProps {
  label: ReactNode;
  /** The server's name of the field. */
  name: string;
  value: string;
  onChange: (typed: string) => void;
  error: string | undefined;
  help?: ReactNode;
  /** Shown inside the field; a dollar sign by default. */
  unit?: string;
  required?: boolean;
}

/** A number of a quote: an amount of dollars, or an area. */
export function AmountField({ name, onChange, unit = "$", ...field }: AmountFieldProps) {
  return (
    <div id={anchorOf(name)} className="min-w-0">
      <TextField
        {...field}
        name={name}
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
    </div>
  );
}
