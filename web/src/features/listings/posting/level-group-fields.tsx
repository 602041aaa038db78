import { useLingui } from "@lingui/react/macro";
import type { LeveledItem } from "@vestpocket/domain/disclosure/disclosure.fields";
import { AUDIENCE_LABELS } from "@vestpocket/domain/disclosure/disclosure.labels";
import type { Levels } from "@vestpocket/domain/disclosure/disclosure.schema";
import { AUDIENCES, type Audience, reaches } from "@vestpocket/domain/disclosure/disclosure.terms";
import { effectiveAudience } from "@vestpocket/domain/disclosure/levels.rules";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useMessage } from "../../../platform/language.ts";
import { DOT } from "../../../ui/dot.ts";
import { Dropdown } from "../../../ui/dropdown.tsx";
import type { LevelGroup } from "./level-groups.ts";
import type { Posting } from "./use-posting.ts";

interface LevelGroupFieldsProps {
  group: LevelGroup;
  posting: Pick<Posting, "values" | "change">;
}

/** The audiences of a subject's values; collapsed, a line that summarizes them. */
export function LevelGroupFields({ group: { label, items }, posting: { values, change } }: LevelGroupFieldsProps) {
  const { i18n } = useLingui();
  const message = useMessage();
  const [isOpen, setOpen] = useState(false);
  const sayLine = useAudienceLine();
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control py-2 text-14 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">
          <span className="block font-medium">{i18n._(label)}</span>
          {!isOpen && <span className="block text-13 wrap-anywhere text-muted">{sayLine(items, values.levels)}</span>}
        </span>
        <ChevronDown
          size={18}
          className="shrink-0 text-muted transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      {isOpen && (
        <div className="grid items-start gap-x-4 gap-y-5 pt-2 pb-5 sm:grid-cols-2">
          {items.map((item) => (
            <Dropdown
              key={item.key}
              label={message(item.label)}
              initial={item.byDefault}
              options={AUDIENCES.filter((audience) => isWithin(audience, item)).map((audience) => ({
                value: audience,
                label: message(AUDIENCE_LABELS[audience]),
              }))}
              value={effectiveAudience(item.key, values.levels)}
              onChange={(audience) => change({ levels: choose(values.levels, { item, audience }) }, ["levels"])}
            />
          ))}
        </div>
      )}
    </details>
  );
}

/** 'People who signed the NDA: Cap Rate, EBITDA · Members: Zoning', the narrowest audience first. */
function useAudienceLine(): (items: readonly LeveledItem[], levels: Levels) => string {
  const { t } = useLingui();
  const message = useMessage();
  return (items, levels) => {
    const parts = AUDIENCES.toReversed().flatMap((audience) => {
      const names = items.filter(({ key }) => effectiveAudience(key, levels) === audience).map(({ label }) => label);
      const label = message(AUDIENCE_LABELS[audience]);
      if (names.length === 0) return [];
      const sentence = names.map(message).join(", ");
      return names.length === items.length ? [label] : [t`${label}: ${sentence}`];
    });
    return parts.join(DOT);
  };
}

const isWithin = (audience: Audience, { floor, ceiling }: LeveledItem) =>
  reaches(audience, floor) && reaches(ceiling, audience);

/** The default does not count as a choice. */
function choose(levels: Levels, { item, audience }: { item: LeveledItem; audience: Audience }): Levels {
  const { [item.key]: _, ...others } = levels;
  return audience === item.byDefault ? others : { ...others, [item.key]: audience };
}
