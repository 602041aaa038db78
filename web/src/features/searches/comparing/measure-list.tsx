import { useLingui } from "@lingui/react/macro";
import { type MeasureKey, measureOf } from "@vestpocket/domain/searches/measures";
import { SearchField } from "../../../ui/search-field.tsx";
import { FilterGroup } from "../filter-group.tsx";
import type { FilterProps } from "../search-choices.ts";
import { MeasureFilter } from "./measure-filter.tsx";
import type { MeasureText } from "./measure-text.ts";

interface MeasureListProps extends FilterProps {
  text: MeasureText;
  measures: readonly MeasureKey[];
}

/** The bounds of these measures. */
export function MeasureList({ text, measures, ...filter }: MeasureListProps) {
  return measures.map((key) => <MeasureFilter key={key} name={key} measure={measureOf(key)} text={text} {...filter} />);
}

export function ZoningFilter({ search, onChange, unread, errors }: FilterProps) {
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
