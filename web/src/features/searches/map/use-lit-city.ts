import { useEffect } from "react";
import type { DrawnMap } from "./draw-map.ts";

/**
 * Highlights on the map the city of what is pointed at or focused anywhere on the page: any element with `data-city`.
 */
export function useLitCity(drawn: DrawnMap | undefined): void {
  useEffect(() => {
    if (drawn === undefined) return;
    const light = ({ target }: Event) =>
      drawn.light(target instanceof Element ? target.closest<HTMLElement>("[data-city]")?.dataset.city : undefined);
    document.addEventListener("pointerover", light);
    document.addEventListener("focusin", light);
    return () => {
      document.removeEventListener("pointerover", light);
      document.removeEventListener("focusin", light);
    };
  }, [drawn]);
}
