import { useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useLanguage } from "../../../platform/language.ts";
import { DOT } from "../../../ui/dot.ts";
import { listBaseCities } from "./base-cities.ts";
import { drawBaseMap, loadBaseMap } from "./base-map.ts";
import { type Bubble, type DrawnMap, drawMap } from "./draw-map.ts";

interface Events {
  onMove: () => void;
  onPress: (bubble: Bubble) => void;
  onView: (outside: number) => void;
}

/**
 * A map in an element, in the language of its first render. The bubbles appear before the land, because they do not
 * wait for its file.
 */
export function useDrawnMap(element: RefObject<HTMLElement | null>, events: Events): DrawnMap | undefined {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const [drawn, setDrawn] = useState<DrawnMap>();
  const onMove = useEffectEvent(events.onMove);
  const onPress = useEffectEvent(events.onPress);
  const onView = useEffectEvent(events.onView);
  const language = useLanguage();
  const listCities = useEffectEvent(() => listBaseCities(language));
  const formatCities = useEffectEvent((count: number) => t`in ${count} cities`);
  const zoomIn = t`Zoom in`;
  const zoomOut = t`Zoom out`;
  useEffect(() => {
    if (element.current === null) return;
    const { format } = new Intl.NumberFormat(`${locale}-CA`, { notation: "compact" });
    const created = drawMap(element.current, {
      texts: {
        ...{ zoomIn, zoomOut, credit: `Natural Earth${DOT}GeoNames`, formatCount: format },
        formatCities: (count) => formatCities(count),
      },
      cities: listCities(),
      onMove: () => onMove(),
      onPress: (bubble) => onPress(bubble),
      onView: (outside) => onView(outside),
    });
    const left = new AbortController();
    // Without the land, the map still shows where the listings are.
    void loadBaseMap(left.signal).then(
      (base) => !left.signal.aborted && drawBaseMap(created.map, base),
      () => {},
    );
    setDrawn(created);
    return () => {
      left.abort();
      created.remove();
      setDrawn(undefined);
    };
  }, [element, locale, zoomIn, zoomOut]);
  return drawn;
}
