import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { lazyBody } from "../platform/lazy-body.ts";
import { PageHead } from "../platform/page-head.tsx";
import { Loading } from "../ui/loading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const RequestList = lazyBody("access", async () => (await import("../features/access/request-list.tsx")).RequestList);

export default function AccessPage() {
  const { t } = useLingui();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Access`} />
      <h1 className="text-28 sm:text-36">
        <Trans>Access</Trans>
      </h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        <Trans>Who can see the confidential details of your listings, and the access you have requested.</Trans>
      </p>
      <Suspense
        fallback={
          <Loading>
            <Skeleton className="h-120" />
          </Loading>
        }
      >
        <RequestList />
      </Suspense>
    </div>
  );
}
