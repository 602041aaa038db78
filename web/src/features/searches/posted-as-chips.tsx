import { useLingui } from "@lingui/react/macro";
import type { PostedAs } from "@vestpocket/domain/listings/listings.terms";
import { Chip } from "../../ui/chip.tsx";
import type { PickerProps } from "./search-choices.ts";

/** Posted by an agent or by the owner; clicking the selected one clears it. */
export function PostedAsChips({ search, onChange }: PickerProps) {
  const { t } = useLingui();
  const posters: { value: PostedAs; label: string }[] = [
    { value: "agent", label: t`Agent` },
    { value: "owner", label: t`Owner` },
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {posters.map(({ value, label }) => (
        <Chip
          key={value}
          pressed={search.postedAs === value}
          onClick={() =>
            onChange({ ...search, postedAs: search.postedAs === value ? undefined : value, page: undefined })
          }
        >
          {label}
        </Chip>
      ))}
    </div>
  );
}
