import type { TypedUnit } from "@vestpocket/domain/shared/typed-number";
import type { ComponentProps } from "react";
import { NumberField } from "../ui/number-field.tsx";
import { useKeptNumber } from "./use-kept-number.ts";

interface KeptNumberFieldProps extends ComponentProps<typeof NumberField> {
  /** Its digits and point, in either language, or the text that could not be read as a number. */
  value: string;
  onChange: (kept: string) => void;
  measures: TypedUnit;
  /** Whether its help already says how the number was read. */
  isExplained?: boolean;
}

/** A number in a form, read as people write it. */
export function KeptNumberField({ measures, isExplained = false, ...field }: KeptNumberFieldProps) {
  const { echo, ...shown } = useKeptNumber({ ...field, measures });
  return <NumberField {...field} {...shown} echo={isExplained ? undefined : echo} />;
}
