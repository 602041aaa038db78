import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { ApiFailure } from "../../../platform/http.ts";
import { useLocalPath } from "../../../platform/language.ts";
import { FullLoadFailure } from "../../../platform/load-failure.tsx";
import { PageHead } from "../../../platform/page-head.tsx";
import { Queries } from "../../../platform/queries.tsx";
import { QueryFrame } from "../../../platform/query-frame.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { LostSign } from "../../../ui/drawings.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { TeaserSkeleton } from "./teaser-skeleton.tsx";
import { TeaserView } from "./teaser-view.tsx";
import { useTeaser } from "./teasers.api.ts";

/** A listing's public page when the server has not rendered it: fetches its content. */
export function LoadedTeaser({ id }: { id: string }) {
  return (
    <Queries>
      <Loader id={id} />
    </Queries>
  );
}

function Loader({ id }: { id: string }) {
  const { t } = useLingui();
  const query = useTeaser(id);
  const { error } = query;
  if (error instanceof ApiFailure && error.status === 404) return <NoTeaser id={id} />;
  return (
    <QueryFrame
      query={query}
      loading={<TeaserSkeleton />}
      failure={
        <>
          <PageHead title={t`Something went wrong`} />
          <FullLoadFailure as="h1" query={query}>
            <Trans>Something went wrong while fetching property data.</Trans>
          </FullLoadFailure>
        </>
      }
    >
      {(teaser) => <TeaserView teaser={teaser} />}
    </QueryFrame>
  );
}

/** The same whether the listing has no public page or does not exist. */
function NoTeaser({ id }: { id: string }) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  return (
    <>
      <PageHead title={t`Listing not found`} />
      <EmptyState
        as="h1"
        drawing={<LostSign />}
        action={
          <ButtonLink to={localPath(paths.property(id))}>
            <Trans>Open it as a member</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          This public page does not exist or is no longer available. Members may still be able to see the listing.
        </Trans>
      </EmptyState>
    </>
  );
}
