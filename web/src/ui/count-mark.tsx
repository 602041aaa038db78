import { useLingui } from "@lingui/react";

/** A count of items that need attention, after a label; hidden if 0. `words` are read aloud with it. */
export function CountMark({ count, words }: { count: number; words: string }) {
  const { i18n } = useLingui();
  if (count === 0) return null;
  return (
    <span className="tabular relative ml-auto inline-flex h-6 min-w-6 items-center justify-center rounded-full bg-action px-1.5 text-13 font-semibold text-on-action">
      {i18n.number(count)}
      <span className="sr-only"> {words}</span>
    </span>
  );
}
