import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { usePathInEveryLanguage } from "../../platform/language.ts";

/** The scroll position when a user followed one of a page's links. */
interface ScrollPosition {
  readonly top: number;
  readonly href: string;
  /** Which of the page's links with this URL. */
  readonly index: number;
}

/** By history entry. In memory: after a reload the browser restores the position itself. */
const places = new Map<string, ScrollPosition>();

/**
 * Moves the focus to the top of a new page. Back leads to the link that was followed and to the same position, even if the page's
 * list has to load again first. Another language is the same page.
 */
export function usePlaceOnPage(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const path = usePathInEveryLanguage();
  const isBack = useNavigationType() === "POP";
  const seen = useRef({ key, path });

  useEffect(() => rememberPlaces(main.current, key), [key]);

  // After the router has scrolled, which it does in a layout effect above this one.
  useEffect(() => {
    const before = seen.current;
    seen.current = { key, path };
    const place = isBack && before.key !== key ? places.get(key) : undefined;
    const stop = main.current && place ? returnTo(main.current, place) : undefined;
    if (before.path !== path && !main.current?.contains(document.activeElement)) {
      main.current?.focus({ preventScroll: true });
    }
    return stop;
  }, [key, path, isBack]);
  return main;
}

function rememberPlaces(main: HTMLElement | null, key: string): () => void {
  const remember = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a[href]") : null;
    const href = link?.getAttribute("href");
    if (!main || !link || !href || href.startsWith("#")) return;
    places.set(key, { top: window.scrollY, href, index: listLinks(main, href).indexOf(link) });
  };
  main?.addEventListener("click", remember, { capture: true });
  return () => main?.removeEventListener("click", remember, { capture: true });
}

const listLinks = (main: HTMLElement, href: string): Element[] =>
  [...main.querySelectorAll("a[href]")].filter((each) => each.getAttribute("href") === href);

/** User actions on the page that cancel the return. */
const TAKEOVERS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Goes back to a place as soon as the page has it. Returns a function that cancels it. */
function returnTo(main: HTMLElement, { top, href, index }: ScrollPosition): () => void {
  const attempt = () => {
    const link = listLinks(main, href)[index];
    const { scrollHeight, clientHeight } = document.documentElement;
    if (!(link instanceof HTMLElement) || Math.max(0, scrollHeight - clientHeight) < top) return;
    stop();
    link.focus({ preventScroll: true });
    window.scrollTo(0, top);
  };
  const observer = new MutationObserver(attempt);
  const stop = () => {
    observer.disconnect();
    for (const name of TAKEOVERS) window.removeEventListener(name, stop);
  };
  observer.observe(main, { childList: true, subtree: true });
  for (const name of TAKEOVERS) window.addEventListener(name, stop, { passive: true });
  attempt();
  return stop;
}
