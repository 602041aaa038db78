import { useLingui } from "@lingui/react/macro";
import { PROVINCE_CODES, PROVINCE_LABELS, PROVINCES } from "@vestpocket/domain/places/places.schema";
import { useMessage } from "../../platform/language.ts";
import { Dropdown } from "../../ui/dropdown.tsx";
import { chooseProvince } from "./search-choices.ts";
import type { SearchQuery } from "./search-query.ts";

/** What every picker of a search takes: the search, and who wants to know the one that a choice makes of it. */
export interface PickerProps {
  search: SearchQuery;
  onChange: (search: SearchQuery) => void;
  className?: string;
}

export function ProvincePicker({ search, onChange, className }: PickerProps) {
  const { t } = useLingui();
  const message = useMessage();
  return (
    <Dropdown
      searchable
      label={t`Province`}
      placeholder={t`Any province`}
      options={PROVINCES.map(({ name }) => ({ value: name, label: message(PROVINCE_LABELS[PROVINCE_CODES[name]]) }))}
      value={search.province ?? null}
      onChange={(province) => onChange(chooseProvince(search, province))}
      className={className}
    />
  );
}
