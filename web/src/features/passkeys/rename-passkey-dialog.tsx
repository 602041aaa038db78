import { Trans } from "@lingui/react/macro";
import { PASSKEY_MESSAGES, PASSKEY_NAME_MAX } from "@vestpocket/domain/passkeys/passkeys.rules";
import type { Passkey } from "@vestpocket/domain/passkeys/passkeys.schema";
import { NameDialog } from "../../platform/name-dialog.tsx";
import { usePasskeyChanges } from "./passkeys.api.ts";

interface RenamePasskeyDialogProps {
  open: boolean;
  onClose: () => void;
  passkey: Passkey;
  onRenamed: (sentence: string) => void;
}

export function RenamePasskeyDialog({ passkey: { id, name }, onRenamed, ...dialog }: RenamePasskeyDialogProps) {
  const { rename } = usePasskeyChanges();
  return (
    <NameDialog
      {...dialog}
      title={<Trans>Rename the passkey</Trans>}
      text={
        <p>
          <Trans>Only you see this name. It does not change the name on your device.</Trans>
        </p>
      }
      before={name}
      max={PASSKEY_NAME_MAX}
      required={PASSKEY_MESSAGES.nameRequired}
      onName={async (chosen) => onRenamed(await rename(id, chosen))}
    />
  );
}
