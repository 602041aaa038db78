import { Trans } from "@lingui/react/macro";
import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import { StateMark } from "../../ui/state-mark.tsx";

export function PhoneState({ profile }: { profile: Profile }) {
  if (profile.phoneNumber === null) return null;
  return (
    <StateMark isGood={profile.phoneVerified}>
      {profile.phoneVerified ? <Trans>Confirmed</Trans> : <Trans>Not confirmed yet</Trans>}
    </StateMark>
  );
}
