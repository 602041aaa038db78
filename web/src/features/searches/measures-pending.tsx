import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { useMeasuresQuery } from "./measures.api.ts";

/** Replaces what needs the measures: skeletons while they load, and a retry button if that failed. */
export function MeasuresPending({ children }: { children: ReactNode }) {
  const query = useMeasuresQuery();
  if (!hasFailed(query)) return children;
  return (
    <LoadFailure query={query}>
      <Trans>The comparison data could not be loaded.</Trans>
    </LoadFailure>
  );
}
