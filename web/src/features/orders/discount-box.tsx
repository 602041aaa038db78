import { Trans, useLingui } from "@lingui/react/macro";
import { DISCOUNT_CODE_LENGTH } from "@vestpocket/domain/orders/orders.rules";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { resendCode } from "./orders.api.ts";

interface DiscountBoxProps {
  listingId: string;
  /** What the mailed code goes with; null where none was sent for this listing. */
  token: string | null;
  code: string;
  onCode: (code: string) => void;
  onToken: (token: string) => void;
  error: string | undefined;
}

/** Where a member of Agent Pro enters the code that was mailed to them, or has one sent. */
export function DiscountBox({ listingId, token, code, onCode, onToken, error }: DiscountBoxProps) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { run, pending, failure } = useCall();

  async function send() {
    const issued = await run(() => resendCode(token === null ? { listingId } : { token }));
    if (issued === undefined) return;
    onToken(issued);
    onCode("");
    toast.success(t`A new code is on its way to your e-mail.`);
  }

  return (
    <div className="flex flex-col gap-3">
      {token === null ? (
        <p className="text-14 text-muted">
          <Trans>As a member of Agent Pro you take 25% off with a code that we mail to you.</Trans>
        </p>
      ) : (
        <TextField
          label={<Trans>Agent code</Trans>}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={DISCOUNT_CODE_LENGTH}
          inputClassName="tabular uppercase tracking-[0.2em] placeholder:tracking-normal placeholder:normal-case"
          className="max-w-72"
          help={<Trans>The six characters we mailed to you take 25% off. They are checked when you go on.</Trans>}
          value={code}
          onChange={(event) => onCode(event.target.value.toUpperCase().replace(/\s/gu, ""))}
          error={error}
        />
      )}
      <div>
        <Button kind={token === null ? "secondary" : "link"} pending={pending} onClick={() => void send()}>
          {token === null ? <Trans>Send my code</Trans> : <Trans>Resend code</Trans>}
        </Button>
      </div>
      {failure && <Notice tone="danger">{failureWords(failure, t`Error resending the discount code!`)}</Notice>}
    </div>
  );
}
