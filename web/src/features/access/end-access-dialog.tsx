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
      title={<Trans>End access?</Trans>}
      text={
        <Trans>
          {name} will lose the access they got by signing, starting with their next click. The agreement still binds
          them, and you cannot take back what they have already read.
        </Trans>
      }
      label={<Trans>Reason</Trans>}
      required={ACCESS_MESSAGES.reasonRequired}
      action={<Trans>End access</Trans>}
      isDanger
      keepAs={`end-access.${id}`}
      onSend={(text) => end(id, text)}
    />
  );
}
