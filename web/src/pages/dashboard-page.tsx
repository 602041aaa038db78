import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { Suspense } from "react";
import { hasNotices } from "../features/accounts/account-notices.tsx";
import { AccountWelcome } from "../features/accounts/account-welcome.tsx";
import { useProfile } from "../features/accounts/profile.api.ts";
import { SettingsLinks } from "../features/accounts/settings-links.tsx";
import { AgentProBanner } from "../features/agents/agent-pro-banner.tsx";
import { FavouritesCard } from "../features/favourites/favourites-card.tsx";
import { InquiriesCard } from "../features/inquiries/inquiries-card.tsx";
import { CreateListingCard } from "../features/listings/create-listing-card.tsx";
import { LatestListingCard } from "../features/listings/latest-listing-card.tsx";
import { useLatestListing } from "../features/listings/own-listings.api.ts";
import { useTodo } from "../features/listings/todo.api.ts";
import { TodoCard } from "../features/listings/todo-card.tsx";
import { MembershipCard } from "../features/memberships/membership-card.tsx";
import { useIsSubscribed } from "../features/memberships/memberships.api.ts";
import { BillingCard } from "../features/orders/billing-card.tsx";
import { addCatalogue } from "../platform/catalogues.ts";
import { useLocalPath } from "../platform/language.ts";
import { lazyBody } from "../platform/lazy-body.ts";
import { hasFailed } from "../platform/load-failure.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { useSession } from "../platform/session.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const OwnLiveCard = lazyBody("owner", async () => (await import("../features/listings/own-live-card.tsx")).OwnLiveCard);
const NextSteps = lazyBody("owner", async () => (await import("../features/next-steps/next-steps.tsx")).NextSteps);
const OwnerTrend = lazyBody(
  "owner",
  async () => (await import("../features/visits/figures/owner-trend.tsx")).OwnerTrend,
);
const SearchesCard = lazyBody(
  "saved-searches",
  async () => (await import("../features/saved-searches/searches-card.tsx")).SearchesCard,
);
const OwnRequestsCard = lazyBody(
  "access",
  async () => (await import("../features/access/own-requests-card.tsx")).OwnRequestsCard,
);

if (!import.meta.env.SSR) await addCatalogue("own-listings");

export default function DashboardPage() {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const { uid } = useSession();
  const { data: profile } = useProfile(uid);
  const { data: isSubscribed } = useIsSubscribed(uid);
  // What the person does determines which cards there are, and the number of tasks where they start.
  const todo = useTodo();
  const latest = useLatestListing();
  const isWaiting = [todo, latest].some((query) => query.data === undefined && !hasFailed(query));
  const isOwner = (latest.data?.total ?? 0) > 0;
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
        {!isOwner && <Buying />}
        <div className="sm:col-span-2 lg:col-span-4">
          <LatestListingCard />
        </div>
        <div className="sm:col-span-2">
          <CreateListingCard />
        </div>
        {isOwner && (
          <div className="sm:col-span-2 lg:col-span-6">
            <Suspense fallback={<Skeleton className="h-66" />}>
              <OwnLiveCard />
            </Suspense>
          </div>
        )}
        {isOwner && (
          <div className="sm:col-span-2 lg:col-span-6">
            <Suspense fallback={<Skeleton className="h-38" />}>
              <NextSteps />
            </Suspense>
          </div>
        )}
        {isOwner && (
          <div className="sm:col-span-2 lg:col-span-6">
            <Suspense fallback={<Skeleton className="h-124" />}>
              <OwnerTrend />
            </Suspense>
          </div>
        )}
        {isOwner && <Buying />}
        <div className="sm:col-span-2">
          <InquiriesCard />
        </div>
        <div className="lg:col-span-2">
          <MembershipCard uid={uid} />
        </div>
        <div className="lg:col-span-2">
          <BillingCard />
        </div>
        <div className="sm:col-span-2 lg:col-span-6">
          <SettingsLinks />
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

/** What somebody does who looks for a listing. */
function Buying() {
  return (
    <>
      <div className="lg:col-span-2">
        <Suspense fallback={<Skeleton className="h-54" />}>
          <SearchesCard />
        </Suspense>
      </div>
      <div className="lg:col-span-2">
        <Suspense fallback={<Skeleton className="h-54" />}>
          <OwnRequestsCard />
        </Suspense>
      </div>
      <div className="sm:col-span-2">
        <FavouritesCard />
      </div>
    </>
  );
}
