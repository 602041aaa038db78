import { Trans, useLingui } from "@lingui/react/macro";
import type { UserDetails } from "@vestpocket/domain/accounts/administration.schema";
import type { AdministratorRole } from "@vestpocket/domain/shared/administrator-roles";
import { DialogFormButtons } from "../../platform/dialog-form-buttons.tsx";
import { useForm } from "../../platform/use-form.ts";
import { useRoleNames } from "../../shared/administrators/role-names.ts";
import { ChoiceCards } from "../../ui/choice-cards.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SmallDialog } from "../../ui/small-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { useUserActions } from "./administration.api.ts";

interface RoleDialogProps {
  open: boolean;
  onClose: () => void;
  user: UserDetails & { readonly administratorRole: AdministratorRole };
}

/** Changes what another administrator is there for. */
export function RoleDialog({ open, ...form }: RoleDialogProps) {
  return (
    <SmallDialog
      open={open}
      onClose={form.onClose}
      title={<Trans>Change the role?</Trans>}
      text={<Trans>It takes effect at once.</Trans>}
    >
      <RoleForm {...form} />
    </SmallDialog>
  );
}

function RoleForm({ user, onClose }: Omit<RoleDialogProps, "open">) {
  const { t } = useLingui();
  const names = useRoleNames();
  const { changeRole } = useUserActions(user.uid);
  const form = useForm<{ role: AdministratorRole }>({
    initial: { role: user.administratorRole },
    async submit({ role }) {
      toast.success(await changeRole(role));
      onClose();
    },
  });
  return (
    <form {...form.props} className="mt-5 space-y-5">
      <ChoiceCards
        {...form.field("role")}
        legend={<Trans>Role</Trans>}
        look="rows"
        columns="grid-cols-1"
        choices={[
          { value: "support", label: names.support, hint: t`People, listings, tickets, reports and messages` },
          { value: "finance", label: names.finance, hint: t`Orders, refunds, disputes and revenue` },
          { value: "full", label: names.full, hint: t`Everything, with the audit log and the roles` },
        ]}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <DialogFormButtons onCancel={onClose} pending={form.pending}>
        <Trans>Change the role</Trans>
      </DialogFormButtons>
    </form>
  );
}
