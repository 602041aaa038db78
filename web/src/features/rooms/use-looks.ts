import { useEffect } from "react";
import { sayLook } from "./rooms.api.ts";

const EVERY_MS = 15_000;
const SECONDS_MAX = 60;

/** Reports periodically how long a page has been in view. A page in a background tab does not count. */
export function useLooks({ id, page, isSaid }: { id: string; page: number; isSaid: boolean }): void {
  useEffect(() => {
    if (!isSaid) return;
    let since = Date.now();
    const say = () => {
      const seconds = Math.min(SECONDS_MAX, Math.round((Date.now() - since) / 1000));
      since = Date.now();
      if (seconds > 0) sayLook(id, { page, seconds });
    };
    const tick = () => {
      if (document.hidden) since = Date.now();
      else say();
    };
    const turn = () => {
      if (document.hidden) say();
      else since = Date.now();
    };
    const interval = setInterval(tick, EVERY_MS);
    document.addEventListener("visibilitychange", turn);
    return () => {
      clearInterval(interval);
      document.removeEventListener("visibilitychange", turn);
      if (!document.hidden) say();
    };
  }, [id, page, isSaid]);
}
