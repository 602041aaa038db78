import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { ReasonDialog } from "../../platform/reason-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { useUserActions } from "./administration.api.ts";

interface DisablingProps {
  open: boolean;
  onClose: () => void;
  uid: string;
  name: string;
}

/** Asks for the reasons to disable an account, and disables it. */
export function DisableUserDialog({ uid, name, ...dialog }: DisablingProps) {
  const { disable } = useUserActions(uid);
  return (
    <ReasonDialog
      {...dialog}
      title={<Trans>Disable this account?</Trans>}
      text={
        <p className="wrap-anywhere">
          <Trans>
            {name} will be signed out everywhere right away, and nobody else will be able to find or open their
            listings.
          </Trans>
        </p>
      }
      help={<Trans>Saved with the account. Only administrators can see it.</Trans>}
      publicHelp={<Trans>Added word for word to the email that tells them. Leave it empty to give no reason.</Trans>}
      action={<Trans>Disable the account</Trans>}
      keepAs={`disable.${uid}`}
      onConfirm={async (reason, publicReason) => {
        toast.success(await disable({ reason, publicReason }));
      }}
    />
  );
}

/** Disables the account that a report is about, from the report's page. */
export function DisableReported({ person: { uid, name } }: { person: { uid: string | null; name: string } }) {
  const [isOpen, setIsOpen] = useState(false);
  if (uid === null) return null;
  return (
    <div className="mt-6">
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Trans>Disable the account of {name}…</Trans>
      </Button>
      <DisableUserDialog open={isOpen} onClose={() => setIsOpen(false)} uid={uid} name={name} />
    </div>
  );
}
