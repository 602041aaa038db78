import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { hasNotices } from "../features/accounts/account-notices.tsx";
import { AccountSettingsCard } from "../features/accounts/account-settings-card.tsx";
import { AccountWelcome } from "../features/accounts/account-welcome.tsx";
import { PasswordCard } from "../features/accounts/password-card.tsx";
import { useProfile } from "../features/accounts/profile.api.ts";
import { AgentProBanner } from "../features/agents/agent-pro-banner.tsx";
import { FavouritesCard } from "../features/favourites/favourites-card.tsx";
import { InquiriesCard } from "../features/inquiries/inquiries-card.tsx";
import { CreateListingCard } from "../features/listings/create-listing-card.tsx";
import { LatestListingCard } from "../features/listings/latest-listing-card.tsx";
import { useTodo } from "../features/listings/todo.api.ts";
import { TodoCard } from "../features/listings/todo-card.tsx";
import { MembershipCard } from "../features/memberships/membership-card.tsx";
import { useIsSubscribed } from "../features/memberships/memberships.api.ts";
import { BillingCard } from "../features/orders/billing-card.tsx";
import { addCatalogue } from "../platform/catalogues.ts";
import { useLocalPath } from "../platform/language.ts";
import { hasFailed } from "../platform/load-failure.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { useSession } from "../platform/session.ts";
import { ButtonLink } from "../ui/button.tsx";

if (!import.meta.env.SSR) await addCatalogue("own-listings");

export default function DashboardPage() {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const { uid } = useSession();
  const { data: profile } = useProfile(uid);
  const { data: isSubscribed } = useIsSubscribed(uid);
  // The number of tasks determines where the other cards start: shown earlier, the cards would move.
  const todo = useTodo();
  const isWaiting = todo.data === undefined && !hasFailed(todo);
  return (
    <>
      <PageHead title={t`Dashboard`} />
      <AccountWelcome uid={uid} />
      <div
        className={`mt-8 grid gap-4 *:min-w-0 sm:grid-cols-2 sm:gap-6 lg:grid-cols-6 ${isWaiting ? "*:not-first:invisible" : ""}`}
      >
        <div className="sm:col-span-2 lg:col-span-6">
          <TodoCard hasNotices={profile !== undefined && hasNotices(profile)} />
        </div>
        <div className="sm:col-span-2 lg:col-span-4">
          <LatestListingCard />
        </div>
        <div className="sm:col-span-2">
          <CreateListingCard />
        </div>
        <div className="lg:col-span-3">
          <InquiriesCard />
        </div>
        <div className="lg:col-span-3">
          <FavouritesCard />
        </div>
        <div className="lg:col-span-3">
          <AccountSettingsCard />
        </div>
        <div className="lg:col-span-3">
          <MembershipCard uid={uid} />
        </div>
        <div className="lg:col-span-3">
          <PasswordCard />
        </div>
        <div className="lg:col-span-3">
          <BillingCard />
        </div>
      </div>
      {/* Last, because it depends on data that loads late and would shift the content below. */}
      {isSubscribed === false && (
        <div className="mt-6">
          <AgentProBanner
            compact
            action={
              <ButtonLink kind="secondary" to={localPath(paths.agentPro())}>
                <Trans>See what Agent Pro includes</Trans>
              </ButtonLink>
            }
          />
        </div>
      )}
    </>
  );
}
