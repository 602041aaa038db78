import { CORNERS_MAX, CORNERS_MIN } from "@vestpocket/domain/searches/within.terms";
import { DomEvent, type LatLng, type Map as LeafletMap, type LeafletMouseEvent, polygon } from "leaflet";

export interface AreaDrawing {
  /** Removes the last corner. */
  undo: () => void;
  /** Ends drawing, and returns the corners; undefined if there are too few for an area. */
  end: () => readonly LatLng[] | undefined;
}

interface Events {
  /** Called with the number of corners whenever it changes. */
  onChange: (corners: number) => void;
  onCancel: () => void;
}

/**
 * Draws an area: each press adds a corner. With the keyboard, Enter adds one in the middle of the map, which the arrow
 * keys move; Backspace removes the last one, and Escape cancels.
 */
export function startDrawing(map: LeafletMap, { onChange, onCancel }: Events): AreaDrawing {
  const element = map.getContainer();
  const shape = polygon([], { className: "map-area", interactive: false }).addTo(map);
  let corners: readonly LatLng[] = [];

  function change(changed: readonly LatLng[]): void {
    corners = changed.slice(0, CORNERS_MAX);
    shape.setLatLngs([...corners]);
    onChange(corners.length);
  }
  const undo = () => change(corners.slice(0, -1));
  const press = ({ latlng }: LeafletMouseEvent) => change([...corners, latlng]);
  function key(event: Event): void {
    const actions: Readonly<Record<string, () => void>> = {
      Enter: () => change([...corners, map.getCenter()]),
      Backspace: undo,
      Escape: onCancel,
    };
    const action = event instanceof KeyboardEvent && event.target === element ? actions[event.key] : undefined;
    if (action === undefined) return;
    event.preventDefault();
    action();
  }

  element.dataset.drawing = "";
  map.doubleClickZoom.disable();
  map.on("click", press);
  DomEvent.on(element, "keydown", key);
  return {
    undo,
    end: () => {
      delete element.dataset.drawing;
      map.doubleClickZoom.enable();
      map.off("click", press);
      DomEvent.off(element, "keydown", key);
      shape.remove();
      return corners.length < CORNERS_MIN ? undefined : corners;
    },
  };
}
