import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import { useProfile } from "../features/accounts/profile.api.ts";
import { useAgreement } from "../features/agreements/agreements.api.ts";
import { useProperty } from "../features/listings/listings.api.ts";
import { BackLink } from "../platform/back-link.tsx";
import { lazyBody } from "../platform/lazy-body.ts";
import { hasFailed, LoadFailure } from "../platform/load-failure.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { useSession } from "../platform/session.ts";
import { Loading } from "../ui/loading.tsx";
import { PageContainer } from "../ui/page-container.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const OwnersPlace = lazy(async () => ({ default: (await import("./owners-place.tsx")).OwnersPlace }));

const AgreementReader = lazyBody(
  "access",
  async () => (await import("../features/agreements/agreement-reader.tsx")).AgreementReader,
);

const Waiting = () => (
  <Loading>
    <Skeleton className="h-120" />
  </Loading>
);

/** The agreement of a listing, which its readers read and sign. Its owner has it on the listing's page. */
export default function AgreementPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const { data: property } = useProperty(id);
  const { uid } = useSession();
  if (property?.listingOwner === uid) {
    return (
      <Suspense>
        <OwnersPlace id={id} tab="access" />
      </Suspense>
    );
  }
  return (
    <PageContainer className="pt-4 pb-12 sm:pt-6 lg:pb-20">
      <PageHead title={t`NDA`} />
      <div className="max-w-[46rem]">
        <BackLink to={paths.property(id)}>{property?.name ?? <Trans>Listing</Trans>}</BackLink>
        <h1 className="mb-6 text-28 sm:text-36">
          <Trans>NDA</Trans>
        </h1>
        <Suspense fallback={<Waiting />}>
          <Content key={id} id={id} />
        </Suspense>
      </div>
    </PageContainer>
  );
}

function Content({ id }: { id: string }) {
  const { uid } = useSession();
  const property = useProperty(id);
  const agreement = useAgreement(id);
  const profile = useProfile(uid);
  const failed = [property, agreement, profile].find((query) => hasFailed(query));
  if (failed !== undefined) {
    return (
      <LoadFailure query={failed}>
        <Trans>The agreement could not be loaded.</Trans>
      </LoadFailure>
    );
  }
  if (property.data === undefined || agreement.data === undefined || profile.data === undefined) {
    return <Waiting />;
  }
  const { firstName, lastName, hasSecondFactor } = profile.data;
  const reader = { name: `${firstName} ${lastName}`, asksCode: hasSecondFactor };
  return <AgreementReader id={id} agreement={agreement.data} reader={reader} />;
}
