import { Trans, useLingui } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiFailure } from "../../platform/http.ts";
import { Button } from "../../ui/button.tsx";
import { ClosedShutter } from "../../ui/drawings.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

interface AgentsFailedProps {
  query: Pick<UseQueryResult, "error" | "isFetching" | "refetch">;
  /** The heading level of the sentence. */
  as: "h1" | "h2";
  /** The message if the server sent none. */
  otherwise: string;
  /** Another action next to 'Try again'. */
  more?: ReactNode;
  /** What could not be loaded. */
  children: ReactNode;
}

/** The directory or an agent could not be loaded. */
export function AgentsFailed({ query, as, otherwise, more, children }: AgentsFailedProps) {
  const { t } = useLingui();
  const { error, isFetching, refetch } = query;
  const failure = error instanceof ApiFailure ? error : undefined;
  const isOffline = error === null || failure?.kind === "offline";
  return (
    <div role="alert">
      <EmptyState
        as={as}
        drawing={<ClosedShutter />}
        action={
          <>
            <p className="basis-full text-muted">
              {isOffline ? t`Vestpocket cannot be reached. Check your connection.` : failure?.msg || otherwise}
            </p>
            <Button pending={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
            {more}
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
