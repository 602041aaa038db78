import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "./button.tsx";
import { EmptyPocket } from "./drawings.tsx";
import { EmptyState } from "./empty-state.tsx";

/** A page of a list that ends before it, and the way back. */
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
