import type { LatLng } from "leaflet";
import { useRef, useState } from "react";
import { type AreaDrawing, startDrawing } from "./area-drawing.ts";
import type { DrawnMap } from "./draw-map.ts";

/** The drawing of an area on a map, while it is in progress. */
export function useArea(drawn: DrawnMap | undefined, onDrawn: (corners: readonly LatLng[]) => void) {
  const drawing = useRef<AreaDrawing>(undefined);
  /** Undefined while nothing is being drawn. */
  const [corners, setCorners] = useState<number>();

  function stop(): readonly LatLng[] | undefined {
    const found = drawing.current?.end();
    drawing.current = undefined;
    setCorners(undefined);
    return found;
  }

  function start(): void {
    if (drawn === undefined || drawing.current !== undefined) return;
    setCorners(0);
    drawing.current = startDrawing(drawn.map, { onChange: setCorners, onCancel: stop });
    drawn.map.getContainer().focus({ preventScroll: true });
  }

  function finish(): void {
    const found = stop();
    if (found !== undefined) onDrawn(found);
  }

  return { corners, start, undo: () => drawing.current?.undo(), finish, cancel: stop };
}

export type Area = ReturnType<typeof useArea>;
