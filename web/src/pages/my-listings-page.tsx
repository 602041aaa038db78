import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { Plus } from "lucide-react";
import { Suspense } from "react";
import { addCatalogue } from "../platform/catalogues.ts";
import { useLocalPath } from "../platform/language.ts";
import { lazyBody } from "../platform/lazy-body.ts";
import { PageHead } from "../platform/page-head.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Loading } from "../ui/loading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const MyListings = lazyBody("owner", async () => (await import("../features/listings/my-listings.tsx")).MyListings);

const Waiting = () => (
  <Loading className="space-y-4">
    <Skeleton className="h-52 rounded-card" />
    <Skeleton className="h-52 rounded-card" />
    <Skeleton className="h-52 rounded-card" />
  </Loading>
);

if (!import.meta.env.SSR) await addCatalogue("own-listings");

export default function MyListingsPage() {
  const { t } = useLingui();
  const localPath = useLocalPath();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`My Listings`} />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="text-28 sm:text-36">
          <Trans>Browse your listings</Trans>
        </h1>
        <ButtonLink icon={<Plus size={18} aria-hidden="true" />} to={localPath(paths.createListing())}>
          <Trans>Create Listing</Trans>
        </ButtonLink>
      </div>
      <Suspense fallback={<Waiting />}>
        <MyListings />
      </Suspense>
    </div>
  );
}
