import { Chip } from "../ui/chip.tsx";
import { Dropdown } from "../ui/dropdown.tsx";
import { SearchField } from "../ui/search-field.tsx";
import type { AdminFilter, AdminListState } from "./admin-list-filters.ts";

/** The filters of an administration list, in the order of their declaration. */
export function AdminFilterFields({ list: { filters, chosen, choose } }: { list: AdminListState }) {
  return Object.entries(filters).map(([name, filter]) => (
    <FilterField
      key={name}
      filter={filter}
      value={chosen[name] ?? ""}
      onChange={(value) => choose({ [name]: value })}
    />
  ));
}

interface FilterFieldProps {
  filter: AdminFilter;
  value: string;
  onChange: (value: string) => void;
}

function FilterField({ filter, value, onChange }: FilterFieldProps) {
  if ("always" in filter) return null;
  if ("chips" in filter) {
    const [first] = filter.chips;
    return (
      <div className="col-span-2 flex flex-wrap items-end gap-2">
        {filter.chips.map((chip) => (
          <Chip
            key={chip.value}
            pressed={chip.value === value}
            onClick={() => onChange(chip === first ? "" : chip.value)}
          >
            {chip.label}
          </Chip>
        ))}
      </div>
    );
  }
  if ("options" in filter) {
    const { any, ...field } = filter;
    return <Dropdown {...field} placeholder={any} resetLabel={any} value={value} onChange={onChange} />;
  }
  return <SearchField {...filter} className="col-span-2" value={value} onSearch={onChange} />;
}
