import { Trans } from "@lingui/react/macro";
import type { LinkProps } from "react-router";
import { ButtonLink } from "./button.tsx";
import { EmptyPocket } from "./drawings.tsx";
import { EmptyState } from "./empty-state.tsx";

interface BeyondLastPageProps {
  firstPageHref: string;
  /** May prevent that the first page opens. */
  onFollow?: LinkProps["onClick"];
}

/** Shown for a page past the end of a list, with a link to the first page. */
export function BeyondLastPage({ firstPageHref, onFollow }: BeyondLastPageProps) {
  return (
    <EmptyState
      as="h2"
      drawing={<EmptyPocket />}
      action={
        <ButtonLink to={firstPageHref} onClick={onFollow}>
          <Trans>Go to first page</Trans>
        </ButtonLink>
      }
    >
      <Trans>This page is past the end of the results.</Trans>
    </EmptyState>
  );
}
