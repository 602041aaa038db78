/** A clock that stands still until a test advances it. */
export class TestClock {
  #now = Date.parse("2026-11-20T15:00:00Z");
  now(): Date {
    return new Date(this.#now);
  }
  /** Negative moves it back. */
  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
