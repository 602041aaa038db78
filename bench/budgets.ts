/** The bounds of a figure, inclusive. */
export interface Budget {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Every budget of the product. `npm run bench` fails if one is broken. */
export const BUDGETS = {
  /** A search compared with a bare Fastify and `pg` that answer the same question: responses per second. */
  searchRate: { atLeast: 0.9 },
  /** The same in processor time per response, of server and database. */
  searchCpu: { atMost: 1 },
  /**
   * A search by a range of rents compared with one by a range of prices, both ours: processor time of server and
   * database.
   */
  rentCpu: { atMost: 1.1 },
  /** Like searchRate, with two keywords. */
  keywordRate: { atLeast: 2 },
  /** The slowest of 100 searches with two keywords, in milliseconds. */
  keywordP99: { atMost: 80 },
  /** A listing by id compared with a bare route that reads the same rows. */
  listing: { atLeast: 0.5 },
  /** The slowest of 100 responses in milliseconds: a page among the first 100,000 matches, or past the end. */
  deepPage: { atMost: 40 },
  /** The same for a page of the directory by name. */
  directory: { atMost: 30 },
  /** The same for custom price bounds. */
  typedPrice: { atMost: 30 },
  /** The same for the home page's listings near a place. */
  near: { atMost: 30 },
  /** The same for words that a third of all listings contain, ten searches at once. */
  commonWord: { atMost: 250 },
  /** The slowest of 100 other searches meanwhile, relative to the same without that flood. */
  besideCommonWords: { atMost: 2 },
  /** The slowest of 40 map responses, in milliseconds. */
  map: { atMost: 25 },
  /** Searches per second that are each followed by their facets, relative to searches alone. */
  withFacets: { atLeast: 0.6 },
  /** Seconds to load a million listings into an empty database, with their indexes and counts. */
  loadingMillion: { atMost: 180 },
  /** Milliseconds of one posting in the database. */
  posting: { atMost: 3 },
  /** Searches per second while 20 listings per second are published, relative to the same without. */
  whilePublishing: { atLeast: 0.8 },
  /**
   * Processor time of a listing by id for someone who may read its confidential values, relative to that for a member
   * who may not.
   */
  granted: { atMost: 1.3 },
  /** Milliseconds to sign, with a certificate of five pages. */
  certificate: { atMost: 500 },
  /** The slowest of 100 other responses while certificates are drawn, relative to the same without. */
  besideCertificates: { atMost: 2 },
  /** Milliseconds of a page's picture in a deal room: the first time, and again in the same minute. */
  firstPage: { atMost: 400 },
  nextPage: { atMost: 40 },
  /**
   * The slowest of 20 such pages while another account has 14 calls open for the most expensive page there is, relative
   * to the same without.
   */
  besideCostlyPages: { atMost: 3 },
  /** Events per second appended to room chains, each committed. */
  appends: { atLeast: 4_000 },
  /** Seconds to update 100,000 listings. */
  migration: { atMost: 60 },
  /** The server's peak memory in bytes. */
  memory: { atMost: 350_000_000 },
  /** Responses other than 200 in any measurement. */
  failures: { atMost: 0 },
  /** Scripts that the home page loads before any interaction: bytes, each compressed with gzip. */
  homeScripts: { atMost: 140_000 },
  /** The files of these scripts. */
  homeScriptFiles: { atMost: 15 },
  /** The scripts of a listing's page for a signed-in user, measured the same way. */
  propertyScripts: { atMost: 170_000 },
  /** Bytes of the map's library in the scripts of search results, as long as nobody opens the map. */
  mapInResults: { atMost: 0 },
  /**
   * From opening the home or log-in page until it responds to a press, on a connection of 165 ms and 9 Mbit/s: the
   * median.
   */
  firstPressOnGoodLine: { atMost: 1200 },
  /** The same on a connection of 562 ms and 1.4 Mbit/s. */
  firstPressOnBadLine: { atMost: 4000 },
  /** Interaction to Next Paint on search results, in milliseconds, on a phone whose processor is four times slower. */
  interaction: { atMost: 200 },
  /** Lighthouse on a phone, each category, 0 to 100: the median of five. */
  lighthouseScore: { atLeast: 98 },
  /** Cumulative layout shift: the median of five. */
  layoutShift: { atMost: 0 },
} as const satisfies Record<string, Budget>;
