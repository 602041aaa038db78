import { Trans } from "@lingui/react/macro";
import type { UserDetails } from "@vestpocket/domain/accounts/administration.schema";
import { useState } from "react";
import { ConfirmDialog } from "../../platform/confirm-dialog.tsx";
import { ReasonDialog } from "../../platform/reason-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { SettingsRow } from "../../ui/settings-row.tsx";
import { toast } from "../../ui/toast.tsx";
import { useUserActions } from "./administration.api.ts";

/** What administrators may do with an account; `isOwn`: it is their own, which they cannot disable. */
export function UserActions({ user, isOwn }: { user: UserDetails; isOwn: boolean }) {
  const { disable, enable, resetPassword } = useUserActions(user.uid);
  const [dialog, setDialog] = useState<"disable" | "enable" | "reset">();
  const close = () => setDialog(undefined);
  const isDisabled = user.disabledAt !== null;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <FormCard title={<Trans>Actions</Trans>}>
      <div className="@container divide-y divide-line">
        {!isDisabled && (
          <SettingsRow
            title={<Trans>Password</Trans>}
            text={<Trans>Mails the link to set a new one. Nobody here ever sees or sets it.</Trans>}
          >
            <Button kind="secondary" aria-haspopup="dialog" onClick={() => setDialog("reset")}>
              <Trans>Send a reset link</Trans>
            </Button>
          </SettingsRow>
        )}
        {isDisabled ? (
          <SettingsRow
            title={<Trans>Enable the account</Trans>}
            text={<Trans>They can log in again, and their listings come back.</Trans>}
          >
            <Button kind="secondary" aria-haspopup="dialog" onClick={() => setDialog("enable")}>
              <Trans>Enable</Trans>
            </Button>
          </SettingsRow>
        ) : (
          <SettingsRow
            title={<Trans>Disable the account</Trans>}
            text={
              isOwn ? (
                <Trans>You cannot disable your own account.</Trans>
              ) : (
                <Trans>Signs them out everywhere and hides their listings until it is enabled again.</Trans>
              )
            }
          >
            <Button kind="danger" aria-haspopup="dialog" disabled={isOwn} onClick={() => setDialog("disable")}>
              <Trans>Disable</Trans>
            </Button>
          </SettingsRow>
        )}
      </div>
      <ConfirmDialog
        open={dialog === "reset"}
        onClose={close}
        title={<Trans>Send a reset link?</Trans>}
        text={
          <p className="wrap-anywhere">
            <Trans>
              {name} gets the ordinary link to set a new password at {user.email}. It works once, within an hour.
            </Trans>
          </p>
        }
        action={<Trans>Send the link</Trans>}
        onConfirm={async () => {
          toast.success(await resetPassword());
        }}
      />
      <ConfirmDialog
        open={dialog === "enable"}
        onClose={close}
        title={<Trans>Enable this account?</Trans>}
        text={
          <p className="wrap-anywhere">
            <Trans>{name} can log in again. Listings that were hidden with the account come back.</Trans>
          </p>
        }
        action={<Trans>Enable the account</Trans>}
        onConfirm={async () => {
          toast.success(await enable());
        }}
      />
      <ReasonDialog
        open={dialog === "disable"}
        onClose={close}
        title={<Trans>Disable this account?</Trans>}
        text={
          <p className="wrap-anywhere">
            <Trans>{name} is signed out everywhere at once, and nobody else finds or opens their listings.</Trans>
          </p>
        }
        help={<Trans>Kept with the account, for administrators only.</Trans>}
        action={<Trans>Disable the account</Trans>}
        onConfirm={async (reason) => {
          toast.success(await disable(reason));
        }}
      />
    </FormCard>
  );
}
