import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocalPath } from "../../../platform/language.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyPocket } from "../../../ui/drawings.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useSelection } from "./selection.ts";

/** Shown without listings: how to select some, or a link to the comparison of the selected ones. */
export function NothingToCompare() {
  const localPath = useLocalPath();
  const { ids } = useSelection();
  return (
    <EmptyState
      as="h2"
      drawing={<EmptyPocket />}
      action={
        <>
          <p className="basis-full text-muted">
            <Trans>Press Compare on up to four listings to see them here side by side.</Trans>
          </p>
          <ButtonLink to={localPath(paths.searchResults())}>
            <Trans>See all listings</Trans>
          </ButtonLink>
          {ids.length > 0 && (
            <ButtonLink kind="secondary" to={localPath(paths.compare(ids))}>
              <Trans>Compare your selection</Trans>
            </ButtonLink>
          )}
        </>
      }
    >
      <Trans>Nothing to compare yet.</Trans>
    </EmptyState>
  );
}
