import { useLingui } from "@lingui/react/macro";
import type { PostedAs } from "@vestpocket/domain/listings/listings.terms";
import { useCountNotes } from "../../shared/listings/listing-counts.ts";
import { CountedChip } from "./counted-chip.tsx";
import { type PickerProps, togglePostedAs } from "./search-choices.ts";

/** Posted by an agent or by the owner; clicking the selected one clears it. */
export function PostedAsChips({ search, onChange, countOf }: PickerProps) {
  const { t } = useLingui();
  const posters: { value: PostedAs; label: string }[] = [
    { value: "agent", label: t`Agent` },
    { value: "owner", label: t`Owner` },
  ];
  const noteOf = useCountNotes(countOf);
  return (
    <div className="flex flex-wrap gap-2">
      {posters.map(({ value, label }) => (
        <CountedChip
          key={value}
          note={noteOf(value)}
          pressed={search.postedAs === value}
          onClick={() => onChange((newest) => togglePostedAs(newest, value))}
        >
          {label}
        </CountedChip>
      ))}
    </div>
  );
}
