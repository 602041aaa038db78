import { Trans } from "@lingui/react/macro";
import { type LeveledItem, POSTER_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import { AUDIENCE_LABELS } from "@vestpocket/domain/disclosure/disclosure.labels";
import type { Levels } from "@vestpocket/domain/disclosure/disclosure.schema";
import { AUDIENCES, type Audience, reaches } from "@vestpocket/domain/disclosure/disclosure.terms";
import { effectiveAudience, isSecret } from "@vestpocket/domain/disclosure/levels.rules";
import { useMessage } from "../../../platform/language.ts";
import { Dropdown } from "../../../ui/dropdown.tsx";
import { listLeveled } from "./leveled-values.ts";
import type { Posting } from "./use-posting.ts";

/** The audience of each value that is entered, within its floor and its ceiling. */
export function LevelChoices({ posting: { values, change } }: { posting: Posting }) {
  const message = useMessage();
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="float-left mb-3 w-full font-serif text-18 font-semibold">
        <Trans>Who sees each value</Trans>
      </legend>
      <div className="clear-both grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        {listLeveled(values).map((item) => (
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
      {isSecret(POSTER_KEY, values.levels) && (
        <p className="mt-3 text-14 text-muted">
          <Trans>Agents: check with your regulator first. Most require your brokerage’s name in advertising.</Trans>
        </p>
      )}
    </fieldset>
  );
}

const isWithin = (audience: Audience, { floor, ceiling }: LeveledItem) =>
  reaches(audience, floor) && reaches(ceiling, audience);

/** A default is no choice of its own. */
function choose(levels: Levels, { item, audience }: { item: LeveledItem; audience: Audience }): Levels {
  const { [item.key]: _, ...others } = levels;
  return audience === item.byDefault ? others : { ...others, [item.key]: audience };
}
