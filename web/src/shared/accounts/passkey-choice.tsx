import { Trans } from "@lingui/react/macro";
import { KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { usePasskeys } from "../passkeys/passkey-list.api.ts";

interface PasskeyChoiceProps {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
  /** The problem with the passkey. */
  error: string | undefined;
  /** The fields that a passkey can replace. */
  children: ReactNode;
}

/** Offers a passkey instead of the password, and of the code, to users who have one. */
export function PasskeyChoice({ isChosen, onChange, error, children }: PasskeyChoiceProps) {
  const { data: passkeys = [] } = usePasskeys();
  if (passkeys.length === 0) return children;
  return (
    <>
      {isChosen ? <PasskeyNote error={error} /> : children}
      <Button kind="link" className="self-start" onClick={() => onChange(!isChosen)}>
        {isChosen ? <Trans>Use your password</Trans> : <Trans>Use a passkey</Trans>}
      </Button>
    </>
  );
}

/** Says that the device will ask, or what went wrong. */
export function PasskeyNote({ error }: { error: string | undefined }) {
  if (error !== undefined) return <Notice tone="danger">{error}</Notice>;
  return (
    <p className="flex items-center gap-3 text-14 text-muted">
      <KeyRound size={20} className="shrink-0" aria-hidden="true" />
      <Trans>Your device will ask for your passkey when you continue.</Trans>
    </p>
  );
}
