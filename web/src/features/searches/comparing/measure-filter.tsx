import type { Measure, MeasureKey } from "@vestpocket/domain/searches/measures";
import { useUnits } from "../../../platform/units.ts";
import { BoundsFields } from "../bounds-fields.tsx";
import { changeBounds } from "../bounds-query.ts";
import { FilterGroup, findError } from "../filter-group.tsx";
import { toScale } from "../measure-scale.ts";
import type { Range } from "../range-query.ts";
import type { FilterProps } from "../search-choices.ts";
import type { MeasureText } from "./measure-text.ts";

interface MeasureFilterProps extends FilterProps {
  name: MeasureKey;
  measure: Measure;
  text: MeasureText;
}

/** Longer units do not fit in a field: only the name has them. */
const UNIT_MAX = 5;

/** The bounds of one measure. */
export function MeasureFilter({ name: key, measure, text, search, onChange, unread, errors }: MeasureFilterProps) {
  const [units] = useUnits();
  const label = text.labelOf(key);
  const unit = text.unitNameOf(key);
  const name = unit === "" ? label : `${label} (${unit})`;
  const bound = (rangeAfter: (before: Range | undefined) => Range) =>
    onChange(({ bounds, ...newest }) => ({
      ...newest,
      bounds: changeBounds(bounds, { [key]: rangeAfter(bounds?.[key]) }),
      page: undefined,
    }));
  return (
    <FilterGroup
      name={name}
      isSet={search.bounds?.[key] !== undefined || Object.hasOwn(Object(unread.bounds), key)}
      onReset={() => bound(() => ({}))}
      error={findError(errors, `bounds.${key}`)}
    >
      <BoundsFields
        name={label}
        unit={unit.length <= UNIT_MAX ? unit : ""}
        range={search.bounds?.[key] ?? {}}
        scale={toScale(measure, units)}
        onChange={(changed) => bound((before) => ({ ...before, ...changed }))}
      />
    </FilterGroup>
  );
}
