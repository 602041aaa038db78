import { Trans } from "@lingui/react/macro";
import { POSTER_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import { isSecret } from "@vestpocket/domain/disclosure/levels.rules";
import { listLeveled } from "@vestpocket/domain/listings/leveled-values.rules";
import { useMessage } from "../../../platform/language.ts";
import { ValueEye } from "./audience-eye.tsx";
import type { Posting } from "./use-posting.ts";

/** The audience of each entered value, within its allowed range, in one list. */
export function LevelList({ posting }: { posting: Posting }) {
  const message = useMessage();
  const { values } = posting;
  return (
    <>
      <p className="text-14 text-muted">
        <Trans>Verified members have a confirmed email and phone, or a checked licence.</Trans>
      </p>
      <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
        {listLeveled(values, posting.hasDocument).map(({ key, label }) => (
          <li key={key} className="flex min-h-11 items-center justify-between gap-3 border-b border-line text-14">
            <span className="min-w-0 wrap-anywhere">{message(label)}</span>
            <ValueEye posting={posting} name={key} />
          </li>
        ))}
      </ul>
      {isSecret(POSTER_KEY, values.levels) && (
        <p className="text-14 text-muted">
          <Trans>Agents: check with your regulator first. Most require your brokerage’s name in advertising.</Trans>
        </p>
      )}
    </>
  );
}
