import { Trans } from "@lingui/react/macro";
import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import { Avatar } from "../../ui/avatar.tsx";
import { StitchedDivider } from "../../ui/stitched-divider.tsx";
import { ProfilePicture } from "./profile-picture.tsx";

/** The user's name and picture. Only members can change the picture. */
export function ProfileHeader({ profile }: { profile: Profile }) {
  const { firstName, lastName, profilePictureUrl, isSubscribed } = profile;
  const heading = (
    <>
      <h1 className="text-28 wrap-anywhere sm:text-36">
        <Trans>Welcome, {firstName}</Trans>
      </h1>
      <StitchedDivider className="mt-3 text-muted" />
    </>
  );
  if (isSubscribed) return <ProfilePicture profile={profile}>{heading}</ProfilePicture>;
  return (
    <div className="flex flex-wrap items-center gap-5 sm:gap-8">
      <Avatar
        firstName={firstName}
        lastName={lastName}
        pictureUrl={profilePictureUrl}
        className="size-20 text-28 sm:size-32 sm:text-36"
      />
      <div className="min-w-0 flex-[1_1_12rem]">{heading}</div>
    </div>
  );
}
