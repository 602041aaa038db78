import { Trans } from "@lingui/react/macro";
import { POSTER_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import { isSecret } from "@vestpocket/domain/disclosure/levels.rules";
import { LevelGroupFields } from "./level-group-fields.tsx";
import { groupLevels } from "./level-groups.ts";
import { listLeveled } from "./leveled-values.ts";
import type { Posting } from "./use-posting.ts";

/** The audience of each entered value, within its allowed range, collapsed by subject. */
export function LevelChoices({ posting }: { posting: Posting }) {
  const { values } = posting;
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="float-left mb-1 w-full font-serif text-18 font-semibold">
        <Trans>Who sees each detail</Trans>
      </legend>
      <p className="clear-both text-14 text-muted">
        <Trans>Verified members have a confirmed email and phone, or a checked licence.</Trans>
      </p>
      <div className="divide-y divide-line">
        {groupLevels(listLeveled(values, posting.hasDocument)).map((group) => (
          <LevelGroupFields key={group.key} group={group} posting={posting} />
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
