import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { DropdownOption, OptionNote } from "../../ui/dropdown-parts.tsx";

/** How many listings a choice leaves; undefined if unknown. */
export type CountOf = (name: string) => number | undefined;

/** The count next to a choice: '1,204', and '1,204 listings' for screen readers. */
export function useCountNotes(countOf: CountOf | undefined): (name: string) => OptionNote | undefined {
  const { i18n, t } = useLingui();
  return (name) => {
    const listings = countOf?.(name);
    if (listings === undefined) return undefined;
    const spoken = t`${plural(listings, { one: "# listing", other: "# listings" })}`;
    return { shown: i18n.number(listings), spoken, isMuted: listings === 0 };
  };
}

/** A function that adds counts to a dropdown's options; those without listings come last. */
export function useCountedOptions(countOf: CountOf | undefined) {
  const noteOf = useCountNotes(countOf);
  return <Value extends string>(options: readonly DropdownOption<Value>[]): readonly DropdownOption<Value>[] =>
    emptyLast(options, ({ value }) => countOf?.(value)).map((option) => ({ ...option, note: noteOf(option.value) }));
}

/** The choices without listings last; otherwise in their order. */
export function emptyLast<Choice>(
  choices: readonly Choice[],
  countOf: (choice: Choice) => number | undefined,
): Choice[] {
  const isEmpty = (choice: Choice) => countOf(choice) === 0;
  return [...choices.filter((choice) => !isEmpty(choice)), ...choices.filter(isEmpty)];
}
