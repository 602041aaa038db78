import { Trans } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { ApiFailure } from "./http.ts";

type Query = Pick<UseQueryResult, "data" | "error" | "errorUpdateCount" | "isPaused" | "isFetching" | "refetch">;

/** Whether loading failed; stays true during a retry, so that the button keeps the focus. */
export function hasFailed({ data, errorUpdateCount, isPaused }: Query): boolean {
  return data === undefined && (errorUpdateCount > 0 || isPaused);
}

/** Replaces a part of a page that could not be loaded, with a 'Try again' button. */
export function LoadFailure({ query, children }: { query: Query; children: ReactNode }) {
  const { error, isPaused, isFetching, refetch } = query;
  const isOffline = isPaused || (error instanceof ApiFailure && error.kind === "offline");
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3 text-14">
      <div className="flex min-w-0 flex-1 basis-60 gap-3">
        <CircleAlert size={20} className="mt-px shrink-0 text-danger" aria-hidden="true" />
        <div className="min-w-0">
          <p className="font-medium">{children}</p>
          {isOffline && (
            <p className="text-muted">
              <Trans>Vestpocket cannot be reached. Check your connection.</Trans>
            </p>
          )}
        </div>
      </div>
      <Button kind="secondary" pending={isFetching} onClick={() => void refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
