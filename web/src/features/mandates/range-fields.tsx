import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { NumberField } from "../../ui/number-field.tsx";
import type { RangeName, TypedRanges } from "./entered-mandate.ts";

interface RangeFieldsProps {
  legend: ReactNode;
  name: RangeName;
  unit: string;
  values: TypedRanges;
  errors: Readonly<Record<string, string>>;
  onChange: (changed: Partial<TypedRanges>) => void;
}

/** The least and the most of something, as they are typed. */
export function RangeFields({ legend, name, unit, values, errors, onChange }: RangeFieldsProps) {
  const { t } = useLingui();
  const [min, max] = [`${name}Min`, `${name}Max`] as const;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-14 font-medium">{legend}</legend>
      <div className="grid grid-cols-2 gap-2">
        <NumberField
          label={t`From`}
          name={min}
          unit={unit}
          value={values[min]}
          error={errors[min]}
          onChange={(typed) => onChange({ [min]: typed })}
        />
        <NumberField
          label={t`Up to`}
          name={max}
          unit={unit}
          value={values[max]}
          error={errors[max]}
          onChange={(typed) => onChange({ [max]: typed })}
        />
      </div>
    </fieldset>
  );
}
