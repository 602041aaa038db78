import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "./button.tsx";
import { EmptyPocket } from "./drawings.tsx";
import { EmptyState } from "./empty-state.tsx";

/** Shown for a page past the end of a list, with a link to the first page. */
export function BeyondLastPage({ firstPageHref }: { firstPageHref: string }) {
  return (
    <EmptyState
      as="h2"
      drawing={<EmptyPocket />}
      action={
        <ButtonLink to={firstPageHref}>
          <Trans>Go to first page</Trans>
        </ButtonLink>
      }
    >
      <Trans>This page is past the end of the results.</Trans>
    </EmptyState>
  );
}
