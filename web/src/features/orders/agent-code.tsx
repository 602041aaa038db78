import { Trans } from "@lingui/react/macro";
import { AGENT_DISCOUNT_PERCENT } from "@vestpocket/domain/memberships/memberships.prices";
import { DISCOUNT_CODE_HOURS, DISCOUNT_CODE_LENGTH } from "@vestpocket/domain/orders/orders.rules";
import { useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { sendCode } from "./orders.api.ts";
import { toCode } from "./plan-choice.ts";

interface AgentCodeProps {
  listingId: string;
  /** The token for the code; undefined if none was sent yet. */
  token: string | undefined;
  /** Called when a new code replaces the previous ones. */
  onToken: (token: string) => void;
  /** Whether the user may apply the discount without the code. */
  isMember: boolean;
  isApplied: boolean;
  onApply: (isApplied: boolean) => void;
  code: string;
  onChange: (code: string) => void;
  error: string | undefined;
}

/** A member's discount, which applies by itself. Who removes it can apply it again, or enter an emailed code. */
export function AgentCode({ listingId, token, onToken, isApplied, onApply, ...field }: AgentCodeProps) {
  const { isMember, code, onChange, error } = field;
  const failureWords = useFailureWords();
  const { run, pending, failure } = useCall();
  const [isSent, setIsSent] = useState(false);

  async function renew(): Promise<boolean> {
    setIsSent(false);
    const fresh = await run(() => sendCode(token === undefined ? { listingId } : { token }));
    if (fresh !== undefined) onToken(fresh);
    return fresh !== undefined;
  }

  if (isApplied) return <AppliedDiscount onRemove={() => onApply(false)} />;

  return (
    <FormCard
      title={<Trans>Agent discount</Trans>}
      intro={
        token === undefined ? (
          <Trans>
            As an Agent Pro member, you get {AGENT_DISCOUNT_PERCENT}% off. Apply it now, or have us email you a code.
          </Trans>
        ) : (
          <Trans>
            We emailed you a code for this listing. It gives you {AGENT_DISCOUNT_PERCENT}% off, can be used once and
            expires after {DISCOUNT_CODE_HOURS} hours.
          </Trans>
        )
      }
    >
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        {token !== undefined && (
          <TextField
            label={<Trans>Agent code</Trans>}
            name="code"
            value={code}
            onChange={({ target }) => onChange(toCode(target.value))}
            maxLength={DISCOUNT_CODE_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={error}
            className="w-full sm:w-56"
            inputClassName="tabular tracking-[0.2em] uppercase"
          />
        )}
        {isMember && (
          <Button onClick={() => onApply(true)} className="min-h-12 self-start max-sm:w-full sm:self-end">
            <Trans>Apply my {AGENT_DISCOUNT_PERCENT}% discount</Trans>
          </Button>
        )}
        <Button
          kind="secondary"
          pending={pending}
          onClick={async () => setIsSent(await renew())}
          className="min-h-12 self-start max-sm:w-full sm:self-end"
        >
          {token === undefined ? <Trans>Send my code</Trans> : <Trans>Resend code</Trans>}
        </Button>
      </div>
      {isSent && (
        <Notice tone="success">
          <Trans>We emailed you a new code. Older codes no longer work.</Trans>
        </Notice>
      )}
      {failure && (
        <Notice tone="danger">
          <p>
            <Trans>Error resending the discount code!</Trans>
          </p>
          <p className="font-normal">{failureWords(failure)}</p>
        </Notice>
      )}
    </FormCard>
  );
}

function AppliedDiscount({ onRemove }: { onRemove: () => void }) {
  return (
    <FormCard title={<Trans>Agent discount</Trans>}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="font-medium">
          <Trans>Your {AGENT_DISCOUNT_PERCENT}% discount is applied.</Trans>
        </p>
        <Button kind="link" onClick={onRemove}>
          <Trans>Remove the discount</Trans>
        </Button>
      </div>
    </FormCard>
  );
}
