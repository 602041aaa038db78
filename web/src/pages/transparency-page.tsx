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

export default function TransparencyPage() {
  const { t } = useLingui();
  // The page is prerendered without its lines, which are fetched.
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return (
    <PageContainer className="py-10 sm:py-16">
      <PageHead
        isPublic
        title={t`Chains of evidence`}
        description={t`Where all chains of evidence on Vestpocket end, one line a day, so that nobody can rewrite them unnoticed.`}
      />
      <div className="max-w-[46rem]">
        <h1 className="text-36">
          <Trans>Chains of evidence</Trans>
        </h1>
        <StitchedDivider className="mt-3 text-muted" />
        <div className="mt-4 space-y-4 text-muted">
          <p>
            <Trans>
              Everything that happens to a listing’s agreement is kept as a chain: each record contains the SHA-256 of
              the previous one. Every night we publish one line about the ends of all chains. Each line contains the
              hash of the previous line, and says nothing about people or listings.
            </Trans>
          </p>
          <p>
            <Trans>
              A line consists of the day in UTC, how many chains have grown, the root of a Merkle tree (RFC 6962) of
              their ends, and the hash of the previous line. Its own hash is the SHA-256 of everything before it. Anyone
              who has kept a line can show later that a chain was cut off or rebuilt.
            </Trans>
          </p>
          <p>
            <LocalLink to={paths.verify()} className="text-link underline underline-offset-4">
              <Trans>Verify a certificate</Trans>
            </LocalLink>
          </p>
        </div>
        <h2 className="mt-10 mb-4 text-22">
          <Trans>Published lines</Trans>
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
