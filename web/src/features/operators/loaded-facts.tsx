import { Trans } from "@lingui/react/macro";
import type { SiteFacts } from "@vestpocket/domain/operators/operators.schema";
import type { ReactNode } from "react";
import { FullLoadFailure } from "../../platform/load-failure.tsx";
import { Queries } from "../../platform/queries.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { useSiteFacts } from "./operators.api.ts";

interface LoadedFactsProps {
  loading: ReactNode;
  children: (facts: SiteFacts) => ReactNode;
}

/** Fetches who runs the site, for a page that the server has not rendered. */
export function LoadedFacts(props: LoadedFactsProps) {
  return (
    <Queries>
      <Loader {...props} />
    </Queries>
  );
}

function Loader({ loading, children }: LoadedFactsProps) {
  const query = useSiteFacts();
  return (
    <QueryFrame
      query={query}
      loading={loading}
      failure={
        <FullLoadFailure as="h1" query={query}>
          <Trans>This page could not be loaded.</Trans>
        </FullLoadFailure>
      }
    >
      {children}
    </QueryFrame>
  );
}
