import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { keepForTab, readForTab } from "../../platform/kept.ts";

/** The scroll position when a user followed one of a page's links. */
interface FollowedLink {
  readonly top: number;
  readonly href: string;
  /** Which of the page's links with this URL. */
  readonly index: number;
}

/** By history entry. In memory: after a reload the page returns to its last position instead. */
const followed = new Map<string, FollowedLink>();

/**
 * Returns to a position that the page has only once its list has loaded again; the router scrolls at once. Back leads to
 * the link that was followed and to the same position, a reload to the same position.
 */
export function PlaceKeeper() {
  const { key } = useLocation();
  const isBack = useNavigationType() === "POP";
  const isFirst = useRef(true);
  useEffect(() => {
    const main = document.querySelector("main");
    if (main === null) return undefined;
    const link = followed.get(key);
    const stopReturning = isFirst.current ? returnAfterReload(main) : isBack && link && returnTo(main, link);
    isFirst.current = false;
    const forget = rememberLinks(main, key);
    return () => {
      if (stopReturning) stopReturning();
      forget();
    };
  }, [key, isBack]);
  useEffect(() => {
    window.addEventListener("pagehide", keepPosition);
    return () => window.removeEventListener("pagehide", keepPosition);
  }, []);
  return null;
}

function rememberLinks(main: HTMLElement, key: string): () => void {
  const remember = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a[href]") : null;
    const href = link?.getAttribute("href");
    if (!link || !href || href.startsWith("#")) return;
    followed.set(key, { top: window.scrollY, href, index: listLinks(main, href).indexOf(link) });
  };
  main.addEventListener("click", remember, { capture: true });
  return () => main.removeEventListener("click", remember, { capture: true });
}

const listLinks = (main: HTMLElement, href: string): Element[] =>
  [...main.querySelectorAll("a[href]")].filter((each) => each.getAttribute("href") === href);

function returnTo(main: HTMLElement, { top, href, index }: FollowedLink): () => void {
  return scrollOnce(main, top, () => {
    const link = listLinks(main, href)[index];
    if (!(link instanceof HTMLElement)) return false;
    link.focus({ preventScroll: true });
    return true;
  });
}

const RELOAD_KEY = "vestpocket.position";

function keepPosition(): void {
  keepForTab(RELOAD_KEY, `${window.scrollY} ${window.location.href}`);
}

function returnAfterReload(main: HTMLElement): (() => void) | undefined {
  const [entry] = performance.getEntriesByType("navigation");
  const isReload = entry !== undefined && "type" in entry && entry.type === "reload";
  const [top, href] = (readForTab(RELOAD_KEY) ?? "").split(" ");
  return isReload && href === window.location.href ? scrollOnce(main, Number(top)) : undefined;
}

/** User actions on the page that cancel the scrolling. */
const TAKEOVERS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Scrolls as soon as the page is tall enough and `isReady`. Returns a function that cancels it. */
function scrollOnce(main: HTMLElement, top: number, isReady = () => true): () => void {
  const attempt = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (Math.max(0, scrollHeight - clientHeight) < top || !isReady()) return;
    stop();
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
