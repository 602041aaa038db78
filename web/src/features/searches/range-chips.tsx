import { type CountOf, useCountNotes } from "../../shared/listings/listing-counts.ts";
import { Chip } from "../../ui/chip.tsx";
import { CountedChip } from "./counted-chip.tsx";

interface RangeChipsProps {
  /** What no range is called: 'Any Price'. */
  any: string;
  ranges: readonly { readonly key: string; readonly label: string }[];
  /** The chosen range; undefined if there is none, or bounds that are none of the ranges. */
  chosen: string | undefined;
  isAny: boolean;
  /** Called with undefined for any; pressing the chosen range again clears it. */
  onChoose: (key: string | undefined) => void;
  countOf?: CountOf | undefined;
}

/** Predefined ranges, one press each. */
export function RangeChips({ any, ranges, chosen, isAny, onChoose, countOf }: RangeChipsProps) {
  const noteOf = useCountNotes(countOf);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(7.75rem,1fr))] gap-1.5">
      <Chip pressed={isAny} onClick={() => onChoose(undefined)} className="justify-center px-2">
        {any}
      </Chip>
      {ranges.map(({ key, label }) => (
        <CountedChip
          key={key}
          className="justify-center px-2.5 text-center text-13! tabular"
          note={noteOf(key)}
          pressed={key === chosen}
          onClick={() => onChoose(key === chosen ? undefined : key)}
        >
          {label}
        </CountedChip>
      ))}
    </div>
  );
}
