import { Trans } from "@lingui/react/macro";
import { ACCESS_MESSAGES } from "@vestpocket/domain/access/access.rules";
import type { AgreementSigner } from "@vestpocket/domain/access/signers.schema";
import { useSignerChanges } from "./access.api.ts";
import { WriteDialog } from "./write-dialog.tsx";

interface EndAccessDialogProps {
  open: boolean;
  onClose: () => void;
  signer: AgreementSigner;
}

/** Asks for the reason, then ends the access of someone who signed. */
export function EndAccessDialog({ open, onClose, signer: { id, signer } }: EndAccessDialogProps) {
  const { end } = useSignerChanges();
  const { name } = signer;
  return (
    <WriteDialog
      open={open}
      onClose={onClose}
      title={<Trans>Revoke access?</Trans>}
      text={
        <Trans>
          {name} will lose the access they got by signing the next time they load a page. The NDA still binds them, and
          you cannot take back what they have already seen.
        </Trans>
      }
      label={<Trans>Reason (they get it by email)</Trans>}
      required={ACCESS_MESSAGES.reasonRequired}
      action={<Trans>Revoke access</Trans>}
      isDanger
      keepAs={`end-access.${id}`}
      onSend={(text) => end(id, text)}
    />
  );
}
