import type { ComponentProps } from "react";
import { NumberField } from "../../../ui/number-field.tsx";
import { anchorOf } from "./posting-anchors.ts";

/** A number of a quote, an amount of dollars or an area, with the server's name of the field. */
export function AmountField(field: ComponentProps<typeof NumberField> & { name: string }) {
  return (
    <div id={anchorOf(field.name)} className="min-w-0">
      <NumberField {...field} />
    </div>
  );
}
