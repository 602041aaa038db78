import { Trans } from "@lingui/react/macro";
import { AGENT_DISCOUNT_PERCENT } from "@vestpocket/domain/orders/orders.prices";
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
  /** The token that belongs to the code; undefined if none was sent yet. */
  token: string | undefined;
  /** Called when a new code replaces the previous ones. */
  onToken: (token: string) => void;
  code: string;
  onChange: (code: string) => void;
  error: string | undefined;
}

/** A member's discount: a field for the emailed code, and a button to get one. */
export function AgentCode({ listingId, token, onToken, code, onChange, error }: AgentCodeProps) {
  const failureWords = useFailureWords();
  const { run, pending, failure } = useCall();
  const [isSent, setIsSent] = useState(false);

  async function send() {
    setIsSent(false);
    const fresh = await run(() => sendCode(token === undefined ? { listingId } : { token }));
    if (fresh === undefined) return;
    onToken(fresh);
    setIsSent(true);
  }

  return (
    <FormCard
      title={<Trans>Agent discount</Trans>}
      intro={
        token === undefined ? (
          <Trans>As an Agent Pro member, you get {AGENT_DISCOUNT_PERCENT}% off with a code we email you.</Trans>
        ) : (
          <Trans>
            We emailed you a code for this listing. It takes {AGENT_DISCOUNT_PERCENT}% off, can be used once and expires
            after {DISCOUNT_CODE_HOURS} hours.
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
        <Button
          kind="secondary"
          pending={pending}
          onClick={() => void send()}
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
