import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatNumber } from "@vestpocket/domain/shared/amounts";
import { WORD_LISTINGS_MAX } from "@vestpocket/domain/suggestions/suggestions.rules";
import type { Suggestion } from "@vestpocket/domain/suggestions/suggestions.schema";
import { LayoutGrid, type LucideIcon, MapPin, Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLanguage } from "../../../platform/language.ts";
import { ITEM_CLASS } from "../../../ui/dropdown-parts.tsx";

const ICONS: Readonly<Record<Suggestion["kind"], LucideIcon>> = {
  province: MapPin,
  city: MapPin,
  category: LayoutGrid,
  subtype: LayoutGrid,
  word: Search,
};

interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion;
  isReached: boolean;
  onReach: () => void;
  onChoose: () => void;
}

/** A suggestion with its context and how many listings it finds. */
export function SuggestionOption({ id, suggestion, isReached, onReach, onChoose }: SuggestionOptionProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const row = useRef<HTMLDivElement>(null);
  const { kind, label, within, listings } = suggestion;
  const count = formatNumber(listings, language);
  const isCut = kind === "word" && listings >= WORD_LISTINGS_MAX;
  const said = isCut ? t`${count} listings or more` : t`${plural(listings, { one: "# listing", other: "# listings" })}`;
  const Icon = ICONS[kind];

  useEffect(() => {
    if (isReached) row.current?.scrollIntoView({ block: "nearest" });
  }, [isReached]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isReached}
      aria-label={[label, within, said].filter(Boolean).join(", ")}
      data-highlighted={isReached ? "" : undefined}
      // The focus stays in the field.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={isReached ? undefined : onReach}
      onClick={onChoose}
      className={`${ITEM_CLASS} ${listings === 0 ? "text-muted" : ""}`}
    >
      <Icon size={16} className="shrink-0 text-muted" aria-hidden="true" />
      <span className="min-w-0 grow">
        {label}
        {within !== undefined && <span className="block truncate text-13 text-muted">{within}</span>}
      </span>
      <span className="shrink-0 text-muted tabular">{isCut ? `${count}+` : count}</span>
    </div>
  );
}
