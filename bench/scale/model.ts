/** What one page view takes, on average. */
export interface Demand {
  /** Seconds of processor time of the server. */
  readonly server: number;
  /** Seconds of processor time of the database. */
  readonly database: number;
  /** Seconds that one of the database's connections is busy. */
  readonly connection: number;
  /** Sent to browsers. */
  readonly bytes: number;
  readonly requests: number;
}

export interface Weighted {
  /** Its part of all page views, from 0 to 1. */
  readonly share: number;
  readonly demand: Demand;
}

/** The demand of an average page view of a mix. The shares need not add up to 1: what comes with a tenth of all views has a share of 0.1. */
export function mixDemands(parts: readonly Weighted[]): Demand {
  const sum = (key: keyof Demand) => parts.reduce((total, { share, demand }) => total + share * demand[key], 0);
  return {
    server: sum("server"),
    database: sum("database"),
    connection: sum("connection"),
    bytes: sum("bytes"),
    requests: sum("requests"),
  };
}

/** Something that page views queue for. */
export interface Station {
  readonly name: string;
  /** Seconds that a page view occupies one of its cores. */
  readonly demand: number;
  readonly cores: number;
}

/** The part of a station's cores that is busy at a rate of page views a second: the utilization law. Above 1, it cannot keep up. */
export const utilizationOf = ({ demand, cores }: Station, rate: number): number => (rate * demand) / cores;

/** The most page views a second, and the station that is busy first. Throws RangeError without stations. */
export function saturationOf(stations: readonly Station[]): { rate: number; bottleneck: Station } {
  const [bottleneck] = stations.toSorted((a, b) => a.cores / a.demand - b.cores / b.demand);
  if (bottleneck === undefined) throw new RangeError("Nothing to saturate.");
  return { rate: bottleneck.cores / bottleneck.demand, bottleneck };
}

/**
 * Seconds that a page view spends at a station, waiting included, if views arrive at random and take times of an exponential distribution
 * (M/M/c, Erlang's C). Infinite from saturation on.
 */
export function responseOf({ demand, cores }: Station, rate: number): number {
  const offered = rate * demand;
  if (offered >= cores) return Number.POSITIVE_INFINITY;
  // Erlang's B, server by server, cannot overflow as factorials do.
  let blocked = 1;
  for (let core = 1; core <= cores; core += 1) blocked = (offered * blocked) / (core + offered * blocked);
  const waits = blocked / (1 - (offered / cores) * (1 - blocked));
  return demand + (waits * demand) / (cores - offered);
}

/** How many times its average the busiest minute of a month brings: views crowd into office hours, and into days of news. */
export const PEAK_FACTOR = 5;
/** How busy machines may be at the peak, so that answers stay fast and one of three may fail. */
export const BUSY_MAX = 0.6;
const SECONDS_A_MONTH = 30 * 24 * 3_600;

export interface Plan {
  readonly views: number;
  /** Page views a second on average, and in the busiest minute. */
  readonly average: number;
  readonly peak: number;
  readonly requests: number;
  readonly serverCores: number;
  readonly databaseCores: number;
  /** Of the database, busy at the peak on average (Little's law). */
  readonly connections: number;
  readonly megabitsPerSecond: number;
  readonly terabytes: number;
  /** Seconds at server and database together, at the peak, on this many cores. */
  readonly response: number;
  readonly bottleneck: string;
}

/** What a number of page views a month needs, at its peak. */
export function planMonth(views: number, demand: Demand): Plan {
  const average = views / SECONDS_A_MONTH;
  const peak = average * PEAK_FACTOR;
  const toStation = (name: string, seconds: number): Station => ({
    name,
    demand: seconds,
    cores: Math.max(1, Math.ceil((peak * seconds) / BUSY_MAX)),
  });
  const server = toStation("the server's processors", demand.server);
  const database = toStation("the database's processors", demand.database);
  return {
    views,
    average,
    peak,
    requests: peak * demand.requests,
    serverCores: server.cores,
    databaseCores: database.cores,
    connections: peak * demand.connection,
    megabitsPerSecond: (peak * demand.bytes * 8) / 1e6,
    terabytes: (views * demand.bytes) / 1e12,
    response: responseOf(server, peak) + responseOf(database, peak),
    // What asks for most cores is the first that more machines are bought for.
    bottleneck: demand.server > demand.database ? server.name : database.name,
  };
}

/** How far a prediction is off, relative to what was measured. */
export const errorOf = ({ predicted, measured }: { predicted: number; measured: number }): number =>
  Math.abs(predicted - measured) / measured;
