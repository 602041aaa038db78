import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { Suspense, useEffect, useState } from "react";
import { lazyBody } from "../platform/lazy-body.ts";
import { LocalLink } from "../platform/local-link.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { Queries } from "../platform/queries.tsx";
import { NeedsScripts } from "../ui/needs-scripts.tsx";
import { PageContainer } from "../ui/page-container.tsx";
import { StitchedDivider } from "../ui/stitched-divider.tsx";

const ChainLines = lazyBody("evidence", async () => (await import("../features/evidence/chain-lines.tsx")).ChainLines);

const ChainIntroduction = lazyBody(
  "evidence",
  async () => (await import("../features/evidence/chain-introduction.tsx")).ChainIntroduction,
);

export default function TransparencyPage() {
  const { t } = useLingui();
  // The page is prerendered without its lines, which are fetched.
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return (
    <PageContainer className="py-10 sm:py-16">
      <PageHead
        isPublic
        title={t`Transparency log`}
        description={t`One entry a day covers all chains of records on Vestpocket, so that nobody can rewrite them unnoticed.`}
      />
      <div className="max-w-[46rem]">
        <h1 className="text-36">
          <Trans>Transparency log</Trans>
        </h1>
        <StitchedDivider className="mt-3 text-muted" />
        <div className="mt-4 space-y-4 text-muted">
          <Suspense>
            <ChainIntroduction />
          </Suspense>
          <p>
            <LocalLink to={paths.verify()} className="text-link underline underline-offset-4">
              <Trans>Verify a certificate</Trans>
            </LocalLink>
          </p>
        </div>
        <h2 className="mt-10 mb-4 text-22">
          <Trans>Published entries</Trans>
        </h2>
        <NeedsScripts />
        {isInBrowser && (
          <Queries>
            <Suspense>
              <ChainLines />
            </Suspense>
          </Queries>
        )}
      </div>
    </PageContainer>
  );
}
