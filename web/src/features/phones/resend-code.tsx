import { Trans } from "@lingui/react/macro";
import { RESEND_SECONDS } from "@vestpocket/domain/phones/phones.rules";
import { useEffect, useId, useState } from "react";
import { Button } from "../../ui/button.tsx";

interface ResendCodeProps {
  /** When the last one was sent, in Unix milliseconds. */
  sentAt: number;
  pending: boolean;
  onResend: () => void;
}

/** Requests another code a minute after the last one; counts down until then. */
export function ResendCode({ sentAt, pending, onResend }: ResendCodeProps) {
  const id = useId();
  const seconds = useSecondsUntil(sentAt + RESEND_SECONDS * 1000);
  const isWaiting = seconds > 0;
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-14">
      <Button
        kind="link"
        pending={pending}
        aria-disabled={isWaiting}
        aria-describedby={isWaiting ? id : undefined}
        onClick={onResend}
      >
        <Trans>Resend code</Trans>
      </Button>
      {isWaiting && (
        <p id={id} className="tabular text-muted">
          <Trans>You can request another code in {seconds} s.</Trans>
        </p>
      )}
    </div>
  );
}

/** Live whole seconds until a time in Unix milliseconds; 0 once it has passed. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  const isOver = now >= moment;
  useEffect(() => {
    if (isOver) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return isOver ? 0 : Math.ceil((moment - now) / 1000);
}
