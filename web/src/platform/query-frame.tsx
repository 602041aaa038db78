import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { hasFailed } from "./load-failure.tsx";

interface QueryFrameProps<Data> {
  query: UseQueryResult<Data>;
  /** Skeletons in a `Loading`. */
  loading: ReactNode;
  /** A `LoadFailure` or a `FullLoadFailure`. */
  failure: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders the data of a query, or its loading or failed state. */
export function QueryFrame<Data>({ query, loading, failure, children }: QueryFrameProps<Data>): ReactNode {
  if (hasFailed(query)) return failure;
  return query.data === undefined ? loading : children(query.data);
}
