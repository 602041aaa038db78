import { Trans } from "@lingui/react/macro";
import type { UserDetails } from "@vestpocket/domain/accounts/administration.schema";
import { useState } from "react";
import { ConfirmDialog } from "../../platform/confirm-dialog.tsx";
import { useMay } from "../../shared/administrators/rights.tsx";
import { useRoleNames } from "../../shared/administrators/role-names.ts";
import { Button } from "../../ui/button.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { SettingsRow } from "../../ui/settings-row.tsx";
import { toast } from "../../ui/toast.tsx";
import { useUserActions } from "./administration.api.ts";
import { DisableUserDialog } from "./user-disabling.tsx";
import { RoleDialog } from "./user-role.tsx";

/** Administrator actions on an account; `isOwn`: the administrator's own account, which they cannot disable. */
export function UserActions({ user, isOwn }: { user: UserDetails; isOwn: boolean }) {
  const { enable, resetPassword } = useUserActions(user.uid);
  const [dialog, setDialog] = useState<"disable" | "enable" | "reset" | "role">();
  const close = () => setDialog(undefined);
  const isDisabled = user.disabledAt !== null;
  const { administratorRole } = user;
  const may = useMay();
  const names = useRoleNames();
  const mayGrant = may("POST /v1/admin/users/{id}/role");
  // An administrator's account is for those who decide about administrators.
  const mayDisable = administratorRole === null || mayGrant;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <FormCard title={<Trans>Actions</Trans>}>
      <div className="@container divide-y divide-line">
        {!isDisabled && (
          <SettingsRow
            title={<Trans>Password</Trans>}
            text={<Trans>Sends a reset link. Staff never see passwords.</Trans>}
          >
            <Button kind="secondary" aria-haspopup="dialog" onClick={() => setDialog("reset")}>
              <Trans>Send a reset link</Trans>
            </Button>
          </SettingsRow>
        )}
        {administratorRole !== null && mayGrant && (
          <SettingsRow
            title={<Trans>Role</Trans>}
            text={isOwn ? <Trans>You cannot change your own role.</Trans> : names[administratorRole]}
          >
            <Button kind="secondary" aria-haspopup="dialog" disabled={isOwn} onClick={() => setDialog("role")}>
              <Trans>Change the role</Trans>
            </Button>
          </SettingsRow>
        )}
        {!mayDisable ? null : isDisabled ? (
          <SettingsRow
            title={<Trans>Enable the account</Trans>}
            text={<Trans>They can log in again, and their listings come back. We email them.</Trans>}
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
                <Trans>
                  Signs them out everywhere and hides their listings until you re-enable the account. We email them.
                </Trans>
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
              We will email {name} a password reset link at {user.email}. It can be used once and expires in one hour.
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
            <Trans>{name} will be able to log in again, and their hidden listings will come back.</Trans>
          </p>
        }
        action={<Trans>Enable the account</Trans>}
        onConfirm={async () => {
          toast.success(await enable());
        }}
      />
      {administratorRole !== null && (
        <RoleDialog open={dialog === "role"} onClose={close} user={{ ...user, administratorRole }} />
      )}
      <DisableUserDialog open={dialog === "disable"} onClose={close} uid={user.uid} name={name} />
    </FormCard>
  );
}
