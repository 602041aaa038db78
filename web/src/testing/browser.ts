import { vi } from "vitest";
import { quickenStyles } from "./computed-style.ts";

/** Treats every observed element as visible. */
class InstantIntersectionObserver {
  readonly #notify: IntersectionObserverCallback;
  constructor(notify: IntersectionObserverCallback) {
    this.#notify = notify;
  }
  observe(target: Element): void {
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
    queueMicrotask(() => this.#notify([entry], this as unknown as IntersectionObserver));
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Stubs for browser features that the test DOM lacks. */
export function stubBrowser(): void {
  if (document.defaultView !== null) quickenStyles(document.defaultView);
  vi.stubGlobal("IntersectionObserver", InstantIntersectionObserver);
  vi.stubGlobal("alert", vi.fn());
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
  Object.defineProperty(navigator, "locks", {
    configurable: true,
    value: { request: (_name: string, ...[work, later]: (() => unknown)[]) => (later ?? work)?.() },
  });
}
