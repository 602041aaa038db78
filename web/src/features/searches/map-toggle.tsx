import { Trans } from "@lingui/react/macro";
import { List, Map as MapIcon } from "lucide-react";
import { isPlainClick } from "../../platform/plain-click.ts";
import { ButtonLink } from "../../ui/button.tsx";
import type { SearchState } from "./search-state.ts";

/** Links to the same results with or without the map. */
export function MapToggle({
  isMapShown,
  otherViewHref,
  showMap,
}: Pick<SearchState, "isMapShown" | "otherViewHref" | "showMap">) {
  const Icon = isMapShown ? List : MapIcon;
  return (
    <ButtonLink
      kind="secondary"
      to={otherViewHref}
      // The link was made before the filter whose field this press has just left.
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        showMap(!isMapShown);
      }}
      icon={<Icon size={18} aria-hidden="true" />}
    >
      <span className="max-sm:sr-only">{isMapShown ? <Trans>Hide map</Trans> : <Trans>Map</Trans>}</span>
    </ButtonLink>
  );
}
