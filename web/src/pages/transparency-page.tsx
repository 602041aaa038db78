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
        title={t`Transparency log`}
        description={t`One entry a day covers all chains of records on Vestpocket, so that nobody can rewrite them unnoticed.`}
      />
      <div className="max-w-[46rem]">
        <h1 className="text-36">
          <Trans>Transparency log</Trans>
        </h1>
        <StitchedDivider className="mt-3 text-muted" />
        <div className="mt-4 space-y-4 text-muted">
          <p>
            <Trans>
              Each listing has a chain of records about its agreement, signatures, revoked access, documents, offers and
              deal status. Each record contains the SHA-256 hash of the one before it. Every night we publish one entry,
              computed from the latest hashes of all chains. It contains the hash of the previous entry and says nothing
              about people or listings.
            </Trans>
          </p>
          <p>
            <Trans>
              An entry consists of the date in UTC, the number of chains that have grown, the root of a Merkle tree (RFC
              6962) of their latest hashes, and the hash of the previous entry. Its own hash is the SHA-256 hash of all
              of that. Anyone who has kept an entry can show later that a chain was cut short or rebuilt.
            </Trans>
          </p>
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
