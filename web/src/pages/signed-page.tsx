import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { lazyBody } from "../platform/lazy-body.ts";
import { PageHead } from "../platform/page-head.tsx";
import { Loading } from "../ui/loading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const SignedList = lazyBody("access", async () => (await import("../features/agreements/signed-list.tsx")).SignedList);

export default function SignedPage() {
  const { t } = useLingui();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Signed NDAs`} />
      <h1 className="text-28 sm:text-36">
        <Trans>Signed NDAs</Trans>
      </h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        <Trans>
          The agreements you signed to read listings, with their certificates. They stay here after a listing has ended.
        </Trans>
      </p>
      <Suspense
        fallback={
          <Loading>
            <Skeleton className="h-120" />
          </Loading>
        }
      >
        <SignedList />
      </Suspense>
    </div>
  );
}
