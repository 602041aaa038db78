import { Trans, useLingui } from "@lingui/react/macro";
import { ApiFailure } from "../../platform/http.ts";
import { BeyondLastPage } from "../../ui/beyond-last-page.tsx";
import { Button } from "../../ui/button.tsx";
import { ClosedShutter, EmptyPocket } from "../../ui/drawings.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** No results, or a page past the end with a link back. */
export function NoSearchResults({
  firstPageHref,
  hasFilters,
  clear,
}: {
  firstPageHref: string | undefined;
  hasFilters: boolean;
  clear: () => void;
}) {
  if (firstPageHref !== undefined) return <BeyondLastPage firstPageHref={firstPageHref} />;
  return (
    <EmptyState
      as="h2"
      drawing={<EmptyPocket />}
      action={
        hasFilters && (
          <Button onClick={clear}>
            <Trans>Clear all filters</Trans>
          </Button>
        )
      }
    >
      <Trans>No matching results found.</Trans>
    </EmptyState>
  );
}

interface SearchFailedProps {
  /** Null if the browser is offline and has not sent the request. */
  error: Error | null;
  isRetrying: boolean;
  retry: () => void;
  /** Undefined if there is nothing to clear. */
  clear: (() => void) | undefined;
}

/** The search failed. The filters stay as they are. */
export function SearchFailed({ error, isRetrying, retry, clear }: SearchFailedProps) {
  const detail = useSearchFailureText()(error);
  return (
    <div role="alert">
      <EmptyState
        as="h2"
        drawing={<ClosedShutter />}
        action={
          <>
            <p className="basis-full text-muted">{detail}</p>
            <Button pending={isRetrying} onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
            {clear && (
              <Button kind="secondary" onClick={clear}>
                <Trans>Clear all filters</Trans>
              </Button>
            )}
          </>
        }
      >
        <Trans>Failed to fetch listings. Please try again later.</Trans>
      </EmptyState>
    </div>
  );
}

/** The reason; the server's message if the search itself is invalid. */
function useSearchFailureText(): (error: Error | null) => string {
  const { t } = useLingui();
  return (error) => {
    if (error === null || (error instanceof ApiFailure && error.kind === "offline")) {
      return t`Vestpocket cannot be reached. Check your connection.`;
    }
    if (error instanceof ApiFailure && error.status >= 400 && error.status < 500) {
      return error.msg || t`Client error searching properties`;
    }
    return t`Unknown error searching properties`;
  };
}
