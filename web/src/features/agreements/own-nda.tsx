import { Trans } from "@lingui/react/macro";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useAgreement } from "./agreements.api.ts";
import type { ListingOfChoice } from "./choice-form.tsx";
import { OwnAgreement } from "./own-agreement.tsx";

interface OwnNdaProps {
  listing: ListingOfChoice;
  /** The owner restricts some values to people who signed. */
  needsAgreement: boolean;
}

/** The agreement of the viewer's own listing. */
export function OwnNda({ listing, needsAgreement }: OwnNdaProps) {
  const query = useAgreement(listing.id);
  return (
    <QueryFrame
      query={query}
      loading={
        <Loading>
          <Skeleton className="h-112" />
        </Loading>
      }
      failure={
        <LoadFailure query={query}>
          <Trans>The agreement could not be loaded.</Trans>
        </LoadFailure>
      }
    >
      {(agreement) => (
        <div className="space-y-6">
          {needsAgreement && agreement.kind === "none" && (
            <Notice tone="warning">
              <Trans>
                Some details are shown only to people who have signed, but this listing has no NDA to sign. Until you
                choose one, only people you approve see them.
              </Trans>
            </Notice>
          )}
          <OwnAgreement listing={listing} agreement={agreement} />
        </div>
      )}
    </QueryFrame>
  );
}
