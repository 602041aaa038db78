import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { cityLabel, findProvince, listProvincesOfCity } from "@vestpocket/domain/places/places.schema";
import type { MapResponse } from "@vestpocket/domain/searches/searches.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLanguage } from "../../../platform/language.ts";
import { hasFailed, LoadFailure } from "../../../platform/load-failure.tsx";
import { Button } from "../../../ui/button.tsx";
import type { SearchChange } from "../search-query.ts";
import type { SearchState } from "../search-state.ts";
import { AreaButtons } from "./area-buttons.tsx";
import { useBubbles } from "./bubbles.api.ts";
import { CityList } from "./city-list.tsx";
import type { Bubble } from "./draw-map.ts";
import { NearPicker } from "./near-picker.tsx";
import { searchCity, searchWithin } from "./search-within.ts";
import { toArea, toBox } from "./shape.ts";
import { useArea } from "./use-area.ts";
import { useDrawnMap } from "./use-drawn-map.ts";
import { useLitCity } from "./use-lit-city.ts";
import { useShownResults } from "./use-shown-results.ts";

interface ResultsMapProps extends Pick<SearchState, "search" | "unread" | "apply"> {
  /** Whether it fills the screen: its controls are then below it, in a part that scrolls. */
  isFull?: boolean;
}

/** The map of the results: where they are, and ways to choose a part of it. */
export function ResultsMap({ search, unread, apply, isFull = false }: ResultsMapProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const [isMoved, setIsMoved] = useState(false);
  /** The URL of a search by the map's own edges: the map does not move for it. */
  const [kept, setKept] = useState<string>();
  const query = useBubbles(search, unread);
  const { data, isPlaceholderData } = query;
  const bubbles = useMemo(() => toBubbles(data, language), [data, language]);
  const drawn = useDrawnMap(element, { onMove: () => setIsMoved(true), onPress: pressCity });
  const tiles = data?.tiles;
  useEffect(() => {
    if (drawn !== undefined && tiles !== undefined) drawn.setTiles(tiles);
  }, [drawn, tiles]);
  const area = useArea(drawn, (corners) => change((newest) => searchWithin(newest, toArea(corners))));
  useLitCity(drawn);
  useShownResults(drawn, {
    within: search.within,
    bubbles: isPlaceholderData || data === undefined ? undefined : bubbles,
    mayFit: kept === undefined || kept !== JSON.stringify(search.within),
  });

  function change(asked: SearchChange): void {
    setIsMoved(false);
    apply(asked);
  }

  function pressCity({ key }: Bubble): void {
    if (area.corners !== undefined) return;
    const [province = "", city = ""] = key.split("/");
    change((newest) => searchCity(newest, { province, city }));
  }

  function searchHere(): void {
    if (drawn === undefined) return;
    const box = toBox(drawn.map.getBounds());
    setKept(JSON.stringify(box));
    change((newest) => searchWithin(newest, box));
  }

  return (
    <section
      aria-label={t`Map`}
      className={isFull ? "flex min-h-0 grow flex-col" : "sticky top-4 flex h-[calc(100dvh-2rem)] flex-col gap-3"}
    >
      <div
        className={`relative isolate min-h-40 grow overflow-hidden ${isFull ? "" : "rounded-card border border-line"}`}
      >
        <div
          ref={element}
          role="application"
          aria-label={t`Map of the results. Use the arrow keys to move it, and plus and minus to zoom.`}
          className="results-map size-full"
        />
        {isMoved && area.corners === undefined && (
          <div className="absolute inset-x-0 top-3 z-[1000] mx-auto w-fit">
            <Button onClick={searchHere} className="shadow-float">
              <Trans>Search this area</Trans>
            </Button>
          </div>
        )}
      </div>
      <div
        className={
          isFull ? "flex max-h-1/2 shrink-0 flex-col gap-3 overflow-y-auto border-t border-line p-4" : "contents"
        }
      >
        {isFull && data !== undefined && !data.totalIsAtLeast && (
          <p role="status" className="tabular text-14 font-medium">
            <Plural value={data.total} one="# listing" other="# listings" />
          </p>
        )}
        {hasFailed(query) && (
          <LoadFailure query={query}>
            <Trans>The listings could not be placed on the map.</Trans>
          </LoadFailure>
        )}
        {data?.bubbles === null && (
          <p role="status" className="text-14 text-muted">
            <Trans>There are too many listings for the map. Add a filter to see them on it.</Trans>
          </p>
        )}
        <AreaButtons
          area={area}
          onReset={search.within && (() => change((newest) => ({ ...newest, within: undefined, page: undefined })))}
        />
        <NearPicker search={search} onChange={change} />
        {bubbles.length > 0 && <CityList bubbles={bubbles} onPress={pressCity} />}
      </div>
    </section>
  );
}

function toBubbles(data: MapResponse | undefined, language: Language): readonly Bubble[] {
  return (data?.bubbles ?? []).map(({ province, city, ...bubble }) => {
    const name = cityLabel(city, language);
    const isInOneProvince = listProvincesOfCity(city).length === 1;
    return {
      ...bubble,
      key: `${province}/${city}`,
      name: isInOneProvince ? name : `${name}, ${findProvince(province)?.code}`,
    };
  });
}
