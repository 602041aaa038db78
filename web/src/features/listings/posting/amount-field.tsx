import type { ComponentProps } from "react";
import { KeptNumberField } from "../../../platform/kept-number-field.tsx";
import { FilledMark } from "./filled-mark.tsx";
import { anchorOf } from "./posting-anchors.ts";

interface AmountFieldProps extends Omit<ComponentProps<typeof KeptNumberField>, "measures"> {
  name: string;
  measures?: "sqft";
}

/** A number of a quote, an amount of dollars or an area, with the server's name of the field. */
export function AmountField({ measures, ...field }: AmountFieldProps) {
  return (
    <div id={anchorOf(field.name)} className="min-w-0">
      <KeptNumberField {...field} measures={measures ?? "money"} />
      <FilledMark name={field.name} value={field.value} />
    </div>
  );
}
