/** The bounds of a figure, inclusive. */
export interface Budget {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Every budget of the product. `npm run bench` fails if one is broken. */
export const BUDGETS = {
  /** Searches over HTTP, per second, to the same SQL without a server. */
  searchRatio: { atLeast: 0.35 },
  /** Listings read over HTTP, per second, to a route that answers a fixed 5 kB. */
  detailRatio: { atLeast: 0.15 },
  /** Answers other than 200 in any measurement. */
  failures: { atMost: 0 },
  /** Scripts that the home page loads before it is touched: bytes, each compressed by gzip. */
  homeScripts: { atMost: 170_000 },
  /** The files of these scripts. */
  homeScriptFiles: { atMost: 15 },
  /** From opening the home or log-in page until it answers a press, on a line of 165 ms and 9 Mbit/s: the median. */
  firstPressOnGoodLine: { atMost: 1200 },
  /** The same on a line of 562 ms and 1.4 Mbit/s. */
  firstPressOnBadLine: { atMost: 4000 },
  /** Lighthouse on a phone, each category, 0 to 100: the median of five. */
  lighthouseScore: { atLeast: 98 },
  /** Cumulative layout shift: the median of five. */
  layoutShift: { atMost: 0 },
} as const satisfies Record<string, Budget>;
