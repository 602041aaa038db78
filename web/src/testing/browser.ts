import { vi } from "vitest";

/** Everything is in view as soon as it is observed. */
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

/** What the DOM of the tests lacks. */
export function stubBrowser(): void {
  vi.stubGlobal("IntersectionObserver", InstantIntersectionObserver);
  Object.defineProperty(navigator, "locks", {
    configurable: true,
    value: { request: (_name: string, work: () => unknown) => work() },
  });
}
