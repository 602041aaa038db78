import { Trans } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../ui/button.tsx";
import { ClosedShutter } from "../ui/drawings.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { useServersWords } from "./failure-words.ts";
import { ApiFailure } from "./http.ts";

export type LoadQuery = Pick<
  UseQueryResult,
  "data" | "error" | "errorUpdateCount" | "isPaused" | "isPlaceholderData" | "isFetching" | "refetch"
>;

/** Whether loading failed, even if a previous page is still shown; stays true during a retry, so that the button keeps the focus. */
export function hasFailed({ data, errorUpdateCount, isPaused, isPlaceholderData }: LoadQuery): boolean {
  return (data === undefined || isPlaceholderData) && (errorUpdateCount > 0 || isPaused);
}

/** Replaces a part of a page that could not be loaded, with a 'Try again' button. */
export function LoadFailure({ query, children }: { query: LoadQuery; children: ReactNode }) {
  const reason = useReason(query);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3 text-14">
      <div className="flex min-w-0 flex-1 basis-60 gap-3">
        <CircleAlert size={20} className="mt-px shrink-0 text-danger" aria-hidden="true" />
        <div className="min-w-0">
          <p className="font-medium">{children}</p>
          {reason && <p className="text-muted">{reason}</p>}
        </div>
      </div>
      <Button kind="secondary" pending={query.isFetching} onClick={() => void query.refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

interface FullLoadFailureProps {
  query: LoadQuery;
  /** The heading level of the sentence. */
  as?: "h1" | "h2";
  /** The reason, unless the browser is offline. */
  cause?: (error: Error | null) => ReactNode;
  /** Another action next to 'Try again', or instead of it. */
  action?: ReactNode;
  mayRetry?: boolean;
  /** What could not be loaded. */
  children: ReactNode;
}

/** Replaces a whole list or page that could not be loaded, with a 'Try again' button. */
export function FullLoadFailure({ query, as = "h2", cause, action, mayRetry = true, children }: FullLoadFailureProps) {
  const error = useLastError(query);
  const words = useReason(query) ?? cause?.(error);
  return (
    <div role="alert">
      <EmptyState
        as={as}
        drawing={<ClosedShutter />}
        action={
          <>
            {words && <p className="basis-full text-muted">{words}</p>}
            {mayRetry && (
              <Button pending={query.isFetching} onClick={() => void query.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            )}
            {action}
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}

/** The last error; the query itself forgets it during a retry. */
function useLastError({ error }: LoadQuery): Error | null {
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  return last;
}

/** Why it failed, if that says what the reader can do: check the connection, or wait until a limit has passed. */
function useReason(query: LoadQuery): ReactNode {
  const error = useLastError(query);
  const serversWords = useServersWords();
  const failure = error instanceof ApiFailure ? error : undefined;
  if (query.isPaused || failure?.kind === "offline") {
    return <Trans>Vestpocket cannot be reached. Check your connection.</Trans>;
  }
  return failure?.status === 429 ? serversWords(failure) || undefined : undefined;
}
