import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { GROUP_LABELS } from "@vestpocket/domain/notifications/groups.labels";
import type { NotificationPreference } from "@vestpocket/domain/notifications/notifications.schema";
import type { NotificationGroup, NotificationWay } from "@vestpocket/domain/notifications/notifications.terms";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useMessage } from "../../platform/language.ts";
import { toast } from "../../ui/toast.tsx";
import { useChooseWay } from "./notifications.api.ts";

const WAYS = {
  email: msg`Email at once`,
  digest: msg`Daily digest`,
  product: msg`In Vestpocket only`,
  none: msg`Nothing`,
} satisfies Record<NotificationWay, unknown>;

/** What reaches the reader whatever they choose for a group that also has a choice. */
export const ALWAYS: Partial<Record<NotificationGroup, ReturnType<typeof msg>>> = {
  access: msg`Signed agreements and inspections by an administrator always reach you by email.`,
  listings: msg`If we are about to pause a listing that you did not confirm, or an administrator removes or restores one, that always reaches you by email.`,
  alerts: msg`Before a mandate ends, we always ask you by email whether you are still looking.`,
  administration: msg`Refunds that fail, disputes and payments that need you always reach you by email.`,
  account: msg`Changes to how you log in and answers to your tickets always reach you by email.`,
};

/** How the reader is told of one group. What must reach them has no choice, and says why. */
export function WayChoice({ preference: { group, way, ways } }: { preference: NotificationPreference }) {
  const { i18n } = useLingui();
  const toText = useMessage();
  const failureWords = useFailureWords();
  const choose = useChooseWay({
    onSaved: (said) => void toast.success(said, { id: "notification-preferences" }),
    onFailure: (error) => void toast.error(failureWords(error)),
  });
  const always = ALWAYS[group];
  const label = toText(GROUP_LABELS[group]);
  if (ways.length < 2) {
    return (
      <div className="py-5 first:pt-0 last:pb-0">
        <h3 className="font-sans text-16 font-semibold tracking-normal">{label}</h3>
        <p className="mt-1 text-14">{i18n._(WAYS[way])}</p>
        <p className="mt-1 text-14 text-muted">
          <Trans>These always reach you: they are about money, security or your legal rights.</Trans>
        </p>
      </div>
    );
  }
  return (
    <fieldset className="min-w-0 py-5 first:pt-0 last:pb-0">
      <legend className="float-left mb-2 w-full text-16 font-semibold">{label}</legend>
      <div className="clear-both grid grid-cols-1 gap-x-4 @xs:grid-cols-2 @2xl:grid-cols-4">
        {ways.map((each) => (
          <label key={each} className="flex min-h-11 cursor-pointer items-center gap-2.5 py-1 text-14">
            <input
              type="radio"
              name={group}
              value={each}
              checked={each === way}
              onChange={() => choose({ group, way: each })}
              className="size-5 shrink-0 cursor-pointer accent-action"
            />
            {i18n._(WAYS[each])}
          </label>
        ))}
      </div>
      {always && <p className="mt-1 text-14 text-muted">{i18n._(always)}</p>}
    </fieldset>
  );
}
