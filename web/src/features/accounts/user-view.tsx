import { Trans } from "@lingui/react/macro";
import type { UserDetails } from "@vestpocket/domain/accounts/administration.schema";
import type { ReactNode } from "react";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UserActions } from "./user-actions.tsx";
import { UserBelongings, UserContact } from "./user-details.tsx";
import { UserMarks } from "./user-marks.tsx";

interface UserViewProps {
  user: UserDetails;
  isOwn: boolean;
  /** Content that other features add to a user's page. */
  children: ReactNode;
}

/** A user's account page for administrators. */
export function UserView({ user, isOwn, children }: UserViewProps) {
  const language = useLanguage();
  const since = user.disabledAt && formatMoment(user.disabledAt.seconds, language);
  return (
    <>
      <header className="mb-6 flex items-center gap-4">
        <Avatar {...user} pictureUrl={user.profilePictureUrl} className="size-14 text-18" />
        <div className="min-w-0">
          <h1 className="text-28 wrap-anywhere sm:text-36">
            {user.firstName} {user.lastName}
          </h1>
          <div className="mt-1.5">
            <UserMarks
              role={user.role}
              administratorRole={user.administratorRole}
              disabled={user.disabledAt !== null}
              isSubscribed={user.membership?.isSubscribed ?? false}
              isAgent={user.agent !== null}
              isVerified={user.agent?.verifiedAt != null}
            />
          </div>
        </div>
      </header>
      {since && (
        <div className="mb-6">
          <Notice tone="warning">
            <p>
              <Trans>Disabled since {since}.</Trans>
            </p>
            {user.disabledReason && (
              <p className="font-normal whitespace-pre-line wrap-anywhere">{user.disabledReason}</p>
            )}
          </Notice>
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <UserContact user={user} />
        <div className="grid grid-cols-1 gap-6">
          <UserBelongings user={user} />
          <UserActions user={user} isOwn={isOwn} />
        </div>
        <div className="space-y-6 xl:col-span-2">{children}</div>
      </div>
    </>
  );
}
