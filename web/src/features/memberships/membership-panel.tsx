import { Trans, useLingui } from "@lingui/react/macro";
import { AGENT_DISCOUNT_PERCENT } from "@vestpocket/domain/memberships/memberships.prices";
import type { Membership } from "@vestpocket/domain/memberships/memberships.schema";
import { BadgeCheck } from "lucide-react";
import { useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { useCall } from "../../platform/use-call.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Benefit } from "../../ui/benefit.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { useSetEnding } from "./memberships.api.ts";

const CANCELED_MS = 5_000;

/** A member's benefits and period, with buttons to cancel and resume. */
export function MembershipPanel({ membership, uid }: { membership: Membership; uid: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const failureWords = useFailureWords();
  const setEnding = useSetEnding(uid);
  const { run, pending } = useCall();
  const [isAsking, setIsAsking] = useState(false);
  const { endsAtPeriodEnd, isRenewing, paidThrough } = membership;
  const until = paidThrough === null ? "" : formatDate(paidThrough.seconds, language);

  async function change(isEnding: boolean) {
    setIsAsking(false);
    const failed = isEnding ? t`Failed to cancel subscription` : t`Your membership could not be resumed.`;
    const sentence = await run(
      () => setEnding(isEnding),
      (failure) => toast.error(failureWords(failure, failed)),
    );
    if (sentence !== undefined) toast.success(sentence, isEnding ? { duration: CANCELED_MS } : {});
  }

  return (
    <section className="rounded-card border border-line bg-raised p-5 sm:p-8" aria-labelledby="membership">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="membership" className="text-22">
          <Trans>Your membership</Trans>
        </h2>
        <Badge tone="brass" icon={<BadgeCheck size={16} aria-hidden="true" />}>
          Agent Pro
        </Badge>
      </div>
      <p className="mt-2 text-muted">
        {isRenewing ? (
          <Trans>It was paid until {until}. Its renewal is being processed, and you keep all benefits meanwhile.</Trans>
        ) : endsAtPeriodEnd ? (
          <Trans>It ends on {until}. You keep all benefits until then.</Trans>
        ) : (
          <Trans>It is paid until {until}, then renews for a year.</Trans>
        )}
      </p>
      <ul className="mt-6 grid gap-x-8 gap-y-3 text-14 sm:grid-cols-2">
        <Benefit>
          <Trans>A profile in the agent directory</Trans>
        </Benefit>
        <Benefit>
          <Trans>The Agent Pro badge and a profile picture</Trans>
        </Benefit>
        <Benefit>
          <Trans>{AGENT_DISCOUNT_PERCENT}% off every paid listing, applied when you pay</Trans>
        </Benefit>
        <Benefit>
          <Trans>Professional networking invitations, emailed when announced</Trans>
        </Benefit>
        <Benefit>
          <Trans>Discounted webinars and events, when announced</Trans>
        </Benefit>
      </ul>
      <div className="mt-8">
        {endsAtPeriodEnd ? (
          <Button pending={pending} onClick={() => void change(false)}>
            <Trans>Resume membership</Trans>
          </Button>
        ) : (
          <Button kind="secondary" pending={pending} onClick={() => setIsAsking(true)}>
            <Trans>Cancel membership</Trans>
          </Button>
        )}
      </div>
      <AlertDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={<Trans>Cancel your membership?</Trans>}
        text={
          isRenewing ? (
            <Trans>Your membership will end now, and its renewal will not be charged.</Trans>
          ) : (
            <Trans>Your membership will end on {until}. Nothing changes before then, and you can undo this.</Trans>
          )
        }
        close={<Trans>Keep membership</Trans>}
        confirm={{ label: <Trans>Cancel membership</Trans>, onConfirm: () => void change(true) }}
      />
    </section>
  );
}
