import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { Printer } from "lucide-react";
import { useCompared } from "../features/listings/comparing/comparing.api.ts";
import { Comparison } from "../features/listings/comparing/comparison.tsx";
import { useComparisonState } from "../features/listings/comparing/comparison-state.ts";
import { NothingToCompare } from "../features/listings/comparing/nothing-to-compare.tsx";
import { RemovedListing } from "../features/listings/comparing/removed-listing.tsx";
import { BackLink } from "../platform/back-link.tsx";
import { FullLoadFailure } from "../platform/load-failure.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { QueryFrame } from "../platform/query-frame.tsx";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { Loading } from "../ui/loading.tsx";
import { PageContainer } from "../ui/page-container.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

export default function ComparePage() {
  const { t } = useLingui();
  const state = useComparisonState();
  const query = useCompared(state.ids);
  const { ids, isShort, removed } = state;
  return (
    <PageContainer className="pt-4 pb-12 sm:pt-6 lg:pb-20 print:sheet-landscape print:p-0">
      <PageHead title={t`Compare listings`} />
      <BackLink to={paths.searchResults()}>
        <Trans>All listings</Trans>
      </BackLink>
      <h1 className="text-28 sm:text-36 print:text-22">
        <Trans>Compare listings</Trans>
      </h1>
      {removed && (
        <div className="mt-4">
          <RemovedListing key={removed.id} name={removed.name} onRestore={() => state.restore(removed)} />
        </div>
      )}
      {ids.length === 0 ? (
        <NothingToCompare />
      ) : (
        <>
          <p className="mt-2 max-w-[46rem] text-14 text-muted print:hidden">
            <Trans>
              As stated by their owners. Your selection stays in this browser until you sign out; other members can open
              this page from its link.
            </Trans>
          </p>
          <div className="mt-4 mb-4 flex flex-wrap gap-2 print:hidden">
            <Chip pressed={isShort} onClick={() => state.setShort(!isShort)}>
              <Trans>Differences only</Trans>
            </Chip>
            <Button kind="secondary" icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
          </div>
          <QueryFrame
            query={query}
            loading={
              <Loading label={t`Loading listings…`}>
                <Skeleton className="h-112" />
              </Loading>
            }
            failure={
              <FullLoadFailure query={query}>
                <Trans>These listings could not be loaded.</Trans>
              </FullLoadFailure>
            }
          >
            {(compared) => <Comparison compared={compared} state={state} />}
          </QueryFrame>
        </>
      )}
    </PageContainer>
  );
}
