import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { announceResults } from "../../platform/announce-results.ts";
import type { BatchDialogProps } from "../../platform/batch-table.tsx";
import { ReasonDialog } from "../../platform/reason-dialog.tsx";
import { ChangePreview } from "../../ui/change-preview.tsx";
import { type SelectableUser, useDisableUsers } from "./administration.api.ts";

/** Shows which accounts will be disabled, asks for the reason to record, and disables them. */
export function DisableUsersDialog({ open, onClose, changing, skipped, onDone }: BatchDialogProps<SelectableUser>) {
  const { t } = useLingui();
  const disable = useDisableUsers();
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={<Plural value={changing.length} one="Disable # account?" other="Disable # accounts?" />}
      text={
        <>
          <ChangePreview
            changing={changing.map((user) => ({ id: user.id, name: toName(user), note: user.email }))}
            skipped={skipped.map((user) => ({
              ...{ id: user.id, name: toName(user) },
              note: user.disabled ? <Trans>already disabled</Trans> : <Trans>your own account</Trans>,
            }))}
          />
          <p>
            <Plural
              value={changing.length}
              one="This person will be signed out everywhere right away, and nobody else will be able to find or open their listings."
              other="These people will be signed out everywhere right away, and nobody else will be able to find or open their listings."
            />
          </p>
        </>
      }
      help={<Trans>Saved with each account. Only administrators can see it.</Trans>}
      publicHelp={<Trans>Added word for word to the email that tells them. Leave it empty to give no reason.</Trans>}
      action={<Plural value={changing.length} one="Disable the account" other="Disable the accounts" />}
      keepAs={`disable.${changing.map(({ id }) => id)}`}
      onConfirm={async (reason, publicReason) => {
        const ids = changing.map(({ id }) => id);
        announceResults(await disable(ids, { reason, publicReason }), {
          done: (count) => t`Accounts disabled: ${count}`,
          left: (count) => t`Not disabled because they had changed: ${count}`,
        });
        onDone();
      }}
    />
  );
}

function toName({ firstName, lastName }: SelectableUser): string {
  return `${firstName} ${lastName}`;
}
