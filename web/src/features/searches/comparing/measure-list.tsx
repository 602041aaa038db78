import { useLingui } from "@lingui/react/macro";
import { type MeasureKey, measureOf } from "@vestpocket/domain/searches/measures";
import { listLeadingMeasures, listMeasures } from "@vestpocket/domain/searches/measures.rules";
import { SearchField } from "../../../ui/search-field.tsx";
import { FilterGroup } from "../filter-group.tsx";
import type { FilterProps } from "../search-choices.ts";
import { MeasureFilter } from "./measure-filter.tsx";
import type { MeasureText } from "./measure-text.ts";

interface MeasureListProps extends FilterProps {
  text: MeasureText;
  /** The measures that the search bounds, whether they are offered or not. */
  used: readonly MeasureKey[];
  /** The measures that have their own control. */
  elsewhere: readonly MeasureKey[];
}

/** The bounds of every measure that the chosen listings have in common, what they are chosen by first, and their zoning. */
export function MeasureList({ text, used, elsewhere, ...filter }: MeasureListProps) {
  const offered = [...listLeadingMeasures(filter.search), ...listMeasures(filter.search)].filter(
    (key) => !elsewhere.includes(key),
  );
  return (
    <>
      {[...new Set([...offered, ...used])].map((key) => (
        <MeasureFilter key={key} name={key} measure={measureOf(key)} text={text} {...filter} />
      ))}
      <ZoningFilter {...filter} />
    </>
  );
}

function ZoningFilter({ search, onChange, unread, errors }: FilterProps) {
  const { t } = useLingui();
  const change = (zoning: string | undefined) => onChange((newest) => ({ ...newest, zoning, page: undefined }));
  return (
    <FilterGroup
      name={t`Zoning`}
      hideName
      isSet={search.zoning !== undefined || unread.zoning !== undefined}
      onReset={() => change(undefined)}
      error={errors.zoning}
    >
      <SearchField
        label={t`Zoning`}
        placeholder={t`For example, C2`}
        value={search.zoning ?? ""}
        onSearch={(text) => change(text === "" ? undefined : text)}
      />
    </FilterGroup>
  );
}
