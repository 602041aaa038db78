import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { addCatalogue } from "../../platform/catalogues.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { SearchState } from "./search-state.ts";

/** The map next to the results, loaded on demand. If it cannot be loaded, it shows an error, and the list stays. */
export function MapPanel(
  props: SearchState & { /** The results as cards, for a map that fills the screen. */ cards: ReactNode },
) {
  const { i18n } = useLingui();
  const code = useQuery({
    queryKey: ["map-code"],
    queryFn: async () => {
      const [{ ShownMap }] = await Promise.all([import("./map/shown-map.tsx"), addCatalogue("map")]);
      return { ShownMap };
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return (
    <QueryFrame
      query={code}
      loading={<Skeleton className="h-[60dvh]" />}
      failure={
        <LoadFailure query={code}>
          <Trans>The map could not be loaded.</Trans>
        </LoadFailure>
      }
    >
      {({ ShownMap }) => <ShownMap key={i18n.locale} {...props} />}
    </QueryFrame>
  );
}
