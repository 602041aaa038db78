import { useLingui } from "@lingui/react/macro";
import { CityPicker } from "../../shared/places/city-picker.tsx";
import type { PlaceChoice } from "../../shared/places/place-choice.ts";
import { ProvincePicker } from "../../shared/places/province-picker.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import type { AgentState } from "./agent-state.ts";

/** Name, province and city filters; each applies at once. */
export function AgentFilters({ state: { asked, apply, type } }: { state: AgentState }) {
  const { t } = useLingui();
  const place = { place: asked, onChange: (chosen: PlaceChoice) => apply(chosen) };
  return (
    <search
      aria-label={t`Filters`}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-raised p-4 min-[480px]:grid-cols-2 sm:p-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <SearchField
        className="min-[480px]:col-span-2 lg:col-span-1"
        label={t`Name`}
        placeholder={t`Name or brokerage`}
        value={asked.searchQuery ?? ""}
        onSearch={type}
      />
      <ProvincePicker {...place} placeholder={t`Any province`} />
      <CityPicker {...place} placeholder={t`Any city`} />
    </search>
  );
}
