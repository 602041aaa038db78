import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocalPath } from "../../platform/language.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyPocket } from "../../ui/drawings.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** No favourites, or a page past the end with a link back. */
export function NoFavourites({ firstPageHref }: { firstPageHref: string | undefined }) {
  const localPath = useLocalPath();
  if (firstPageHref !== undefined) {
    return (
      <EmptyState
        drawing={<EmptyPocket />}
        action={
          <ButtonLink to={firstPageHref}>
            <Trans>Go to first page</Trans>
          </ButtonLink>
        }
      >
        <Trans>This page is past the end of your favourites.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={<EmptyPocket />}
      action={
        <>
          <p className="basis-full text-muted">
            <Trans>Select the heart on a listing to save it here.</Trans>
          </p>
          <ButtonLink to={localPath(paths.searchResults())}>
            <Trans>See all listings</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>No favourites yet.</Trans>
    </EmptyState>
  );
}
