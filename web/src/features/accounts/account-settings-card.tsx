import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { UserRound } from "lucide-react";
import { useLocalPath } from "../../platform/language.ts";
import { SummaryCard } from "../../ui/summary-card.tsx";

export function AccountSettingsCard() {
  const localPath = useLocalPath();
  return (
    <SummaryCard
      icon={UserRound}
      title={<Trans>Account Settings</Trans>}
      to={localPath(paths.profile())}
      action={<Trans>Edit your profile</Trans>}
    >
      <p className="text-muted">
        <Trans>Your name, phone number and email.</Trans>
      </p>
    </SummaryCard>
  );
}
