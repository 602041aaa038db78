import { Trans } from "@lingui/react/macro";
import { PASSKEYS_MAX } from "@vestpocket/domain/passkeys/passkeys.rules";
import type { Passkey } from "@vestpocket/domain/passkeys/passkeys.schema";
import { useState } from "react";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { usePasswordPrompt } from "../../shared/accounts/use-password-prompt.ts";
import { usePasskeys } from "../../shared/passkeys/passkey-list.api.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { useLazyDialog } from "../../ui/use-lazy-dialog.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import { usePasskeyChanges } from "./passkeys.api.ts";

const loadAdding = async () => (await import("./add-passkey-dialog.tsx")).AddPasskeyDialog;
const loadRenaming = async () => (await import("./rename-passkey-dialog.tsx")).RenamePasskeyDialog;

interface PasskeysProps {
  /** Whether two-step log-in is on, so that its code is asked for. */
  asksCode: boolean;
}

/** The account's passkeys, which can be added, renamed and removed. */
export function Passkeys({ asksCode }: PasskeysProps) {
  const query = usePasskeys();
  return (
    <QueryFrame
      query={query}
      loading={
        <Loading>
          <Skeleton className="h-11" />
        </Loading>
      }
      failure={
        <LoadFailure query={query}>
          <Trans>Your passkeys could not be loaded.</Trans>
        </LoadFailure>
      }
    >
      {(passkeys) => <PasskeyList passkeys={passkeys} asksCode={asksCode} />}
    </QueryFrame>
  );
}

function PasskeyList({ passkeys, asksCode }: PasskeysProps & { passkeys: readonly Passkey[] }) {
  const [chosen, setChosen] = useState<Passkey>();
  const adding = useLazyDialog(loadAdding);
  const renaming = useLazyDialog(loadRenaming);
  const removing = usePasswordPrompt();
  const { remove } = usePasskeyChanges();
  const choose = (passkey: Passkey, show: () => void) => () => {
    setChosen(passkey);
    show();
  };

  return (
    <div>
      {passkeys.length === 0 ? (
        <p className="text-muted">
          <Trans>You have no passkeys yet.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={choose(passkey, renaming.show)}
              onRemove={choose(passkey, removing.show)}
            />
          ))}
        </ul>
      )}
      <div className="mt-4">
        {passkeys.length < PASSKEYS_MAX ? (
          <Button kind="secondary" aria-haspopup="dialog" onClick={adding.show}>
            <Trans>Add a passkey</Trans>
          </Button>
        ) : (
          <p className="text-14 text-muted">
            <Trans>You have reached the maximum number of passkeys. Remove one to add another.</Trans>
          </p>
        )}
      </div>
      {adding.render({ asksCode, onAdded: (sentence) => void toast.success(sentence) })}
      {chosen && renaming.render({ passkey: chosen, onRenamed: (sentence) => void toast.success(sentence) })}
      {chosen &&
        removing.render({
          asksCode,
          isDanger: true,
          title: <Trans>Remove this passkey?</Trans>,
          action: <Trans>Remove</Trans>,
          children: (
            <p>
              <Trans>“{chosen.name}” will no longer log you in. Delete it on your device too.</Trans>
            </p>
          ),
          onConfirm: async (identity) => void toast.success(await remove(chosen.id, identity)),
        })}
    </div>
  );
}
