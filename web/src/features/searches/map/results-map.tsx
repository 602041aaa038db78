import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { cityLabel, findProvince, listProvincesOfCity } from "@vestpocket/domain/places/places.schema";
import type { MapResponse } from "@vestpocket/domain/searches/searches.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { latLngBounds } from "leaflet";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useLanguage } from "../../../platform/language.ts";
import { hasFailed, LoadFailure } from "../../../platform/load-failure.tsx";
import { Button } from "../../../ui/button.tsx";
import type { SearchChange } from "../search-query.ts";
import type { SearchState } from "../search-state.ts";
import { searchCity, searchWithin } from "../search-within.ts";
import { DrawnArea, StartArea } from "./area-buttons.tsx";
import { useBubbles } from "./bubbles.api.ts";
import { CityList } from "./city-list.tsx";
import type { Bubble } from "./draw-map.ts";
import { NearPicker } from "./near-picker.tsx";
import { toArea, toBox } from "./shape.ts";
import { useArea } from "./use-area.ts";
import { useDrawnMap } from "./use-drawn-map.ts";
import { useLitCity } from "./use-lit-city.ts";
import { useShownResults } from "./use-shown-results.ts";

interface ResultsMapProps extends Pick<SearchState, "search" | "unread" | "apply"> {
  /** Whether it fills the screen: its controls are then below it, in a part that scrolls. */
  isFull?: boolean;
  /** The results of this page as a row of cards below the map that fills the screen. */
  cards?: ReactNode;
}

/** The map of the results: where they are, and ways to choose a part of it. */
export function ResultsMap({ search, unread, apply, isFull = false, cards }: ResultsMapProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const [isMoved, setIsMoved] = useState(false);
  const [outside, setOutside] = useState(0);
  /** The URL of a search by the map's own edges: the map does not move for it. */
  const [kept, setKept] = useState<string>();
  const query = useBubbles(search, unread);
  const { data, isPlaceholderData } = query;
  const bubbles = useMemo(() => toBubbles(data, language), [data, language]);
  const drawn = useDrawnMap(element, { onMove: () => setIsMoved(true), onPress: pressCity, onView: setOutside });
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

  function showAll(): void {
    drawn?.fit(latLngBounds(bubbles.map(({ lat, lon }) => [lat, lon])));
    element.current?.focus({ preventScroll: true });
  }

  function searchHere(): void {
    if (drawn === undefined) return;
    const box = toBox(drawn.map.getBounds());
    setKept(JSON.stringify(box));
    change((newest) => searchWithin(newest, box));
  }

  const isDrawing = area.corners !== undefined;
  const canvas = (
    <div
      className={`relative isolate min-h-40 grow overflow-hidden ${isFull ? "" : "rounded-card border border-line"}`}
    >
      <div
        ref={element}
        role="application"
        aria-label={t`Map of the results. Use the arrow keys to move it, and plus and minus to zoom.`}
        className="results-map size-full"
      />
      {isMoved && !isDrawing && (
        <div className="absolute inset-x-0 top-3 z-[1000] mx-auto w-fit">
          <Button onClick={searchHere} className="shadow-float">
            <Trans>Search this area</Trans>
          </Button>
        </div>
      )}
      {outside > 0 && !isDrawing && <Outside count={outside} onShowAll={showAll} />}
    </div>
  );
  const states = (
    <>
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
    </>
  );
  const controls = (
    <div className="flex flex-wrap items-end gap-3">
      <StartArea
        area={area}
        onReset={search.within && (() => change((newest) => ({ ...newest, within: undefined, page: undefined })))}
      />
      <div className="min-w-60 grow">
        <NearPicker search={search} onChange={change} />
      </div>
    </div>
  );
  if (!isFull) {
    return (
      <section aria-label={t`Map`} className="sticky top-4 flex h-[calc(100dvh-8rem)] min-h-120 flex-col gap-3">
        {controls}
        {canvas}
        {states}
        {isDrawing ? (
          <DrawnArea area={area} />
        ) : (
          bubbles.length > 0 && <CityList bubbles={bubbles} isOverMap onPress={pressCity} />
        )}
      </section>
    );
  }
  return (
    <section aria-label={t`Map`} className="flex min-h-0 grow flex-col">
      {canvas}
      <div className="flex max-h-1/2 shrink-0 flex-col gap-3 overflow-y-auto border-t border-line p-4">
        {data !== undefined && !data.totalIsAtLeast && (
          <p role="status" className="tabular text-14 font-medium">
            <Plural value={data.total} one="# listing" other="# listings" />
          </p>
        )}
        {states}
        {isDrawing ? <DrawnArea area={area} /> : cards}
        {controls}
        {bubbles.length > 0 && <CityList bubbles={bubbles} onPress={pressCity} />}
      </div>
    </section>
  );
}

/** The map does not show everything: at first without the farthest few, later as the reader moves it. */
function Outside({ count, onShowAll }: { count: number; onShowAll: () => void }) {
  return (
    <p className="absolute bottom-7 left-3 z-[1000] flex items-center gap-2 rounded-full border border-line bg-raised py-0.5 pr-1 pl-4 text-13 shadow-float">
      <span className="tabular">
        <Plural value={count} one="# listing outside this view" other="# listings outside this view" />
      </span>
      <Button kind="link" className="px-2" onClick={onShowAll}>
        <Trans>Show all</Trans>
      </Button>
    </p>
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
