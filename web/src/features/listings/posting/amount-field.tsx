import type { TypedUnit } from "@vestpocket/domain/shared/typed-number";
import type { ComponentProps } from "react";
import { useKeptNumber } from "../../../platform/use-kept-number.ts";
import { NumberField } from "../../../ui/number-field.tsx";
import { anchorOf } from "./posting-anchors.ts";

interface AmountFieldProps extends ComponentProps<typeof NumberField> {
  name: string;
  /** Its digits and dots, in either language. */
  value: string;
  onChange: (kept: string) => void;
  measures?: TypedUnit;
}

/** A number of a quote, an amount of dollars or an area, with the server's name of the field. */
export function AmountField({ measures = "money", ...field }: AmountFieldProps) {
  return (
    <div id={anchorOf(field.name)} className="min-w-0">
      <NumberField {...field} {...useKeptNumber({ ...field, measures })} />
    </div>
  );
}
