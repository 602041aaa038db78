import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { KeyRound } from "lucide-react";
import { useLocalPath } from "../../platform/language.ts";
import { SummaryCard } from "../../ui/summary-card.tsx";

export function PasswordCard() {
  const localPath = useLocalPath();
  return (
    <SummaryCard
      icon={KeyRound}
      title={<Trans>Forgot/Change Password</Trans>}
      to={`${localPath(paths.profile())}#password`}
      action={<Trans>Change your password</Trans>}
    >
      <p className="text-muted">
        <Trans>Changing your password signs out your other devices.</Trans>
      </p>
    </SummaryCard>
  );
}
