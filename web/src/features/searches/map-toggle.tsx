import { Trans } from "@lingui/react/macro";
import { List, Map as MapIcon } from "lucide-react";
import { ButtonLink } from "../../ui/button.tsx";
import type { SearchState } from "./search-state.ts";

/** Links to the same results with or without the map. */
export function MapToggle({ isMapShown, otherViewHref }: Pick<SearchState, "isMapShown" | "otherViewHref">) {
  const Icon = isMapShown ? List : MapIcon;
  return (
    <ButtonLink kind="secondary" to={otherViewHref} preventScrollReset icon={<Icon size={18} aria-hidden="true" />}>
      <span className="max-sm:sr-only">{isMapShown ? <Trans>Hide map</Trans> : <Trans>Map</Trans>}</span>
    </ButtonLink>
  );
}
