import { Trans } from "@lingui/react/macro";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { StitchedDivider } from "../../ui/stitched-divider.tsx";
import { AccountNotices } from "./account-notices.tsx";
import { useProfile } from "./profile.api.ts";

/** Greets the signed-in user and shows what they still have to confirm. */
export function AccountWelcome({ uid }: { uid: string | undefined }) {
  const query = useProfile(uid);
  const { data: profile } = query;
  const name = `${profile?.firstName} ${profile?.lastName}`;
  return (
    <header className="flex flex-col gap-4">
      {profile || hasFailed(query) ? (
        <h1 className="text-28 sm:text-36">
          {profile?.hasLoggedInBefore === false ? <Trans>Welcome to Vestpocket!</Trans> : <Trans>Welcome back!</Trans>}
        </h1>
      ) : (
        <Skeleton className="h-8.5 w-64 sm:h-10.5" />
      )}
      <StitchedDivider className="text-muted" />
      {profile && (
        <p className="text-muted wrap-anywhere">
          <Trans>Signed in as {name}</Trans>
        </p>
      )}
      {hasFailed(query) && (
        <LoadFailure query={query}>
          <Trans>Failed to load profile. Please try again.</Trans>
        </LoadFailure>
      )}
      {!profile && !hasFailed(query) && <Skeleton className="h-6.5 w-56" />}
      {profile && <AccountNotices profile={profile} />}
    </header>
  );
}
