/** The average demand of one page view. */
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
  /** Its share of all page views, from 0 to 1. */
  readonly share: number;
  readonly demand: Demand;
}

/**
 * The demand of an average page view of a mix. The shares need not add up to 1: what comes with a tenth of all views
 * has a share of 0.1.
 */
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

/** A station's utilization at a rate of page views per second: the utilization law. Above 1, it cannot keep up. */
export const utilizationOf = ({ demand, cores }: Station, rate: number): number => (rate * demand) / cores;

/** The maximum page views per second, and the station that saturates first. Throws RangeError without stations. */
export function saturationOf(stations: readonly Station[]): { rate: number; bottleneck: Station } {
  const [bottleneck] = stations.toSorted((a, b) => a.cores / a.demand - b.cores / b.demand);
  if (bottleneck === undefined) throw new RangeError("Nothing to saturate.");
  return { rate: bottleneck.cores / bottleneck.demand, bottleneck };
}

interface Machine {
  /** Processes that serve pages; each uses one core at most. */
  readonly servers: number;
  readonly cores: number;
  /** Seconds of processor time that generating the load takes per page view, where it runs on the same machine; 0 unless given. */
  readonly generator?: number;
}

/** The maximum page views per second of some server processes and their database on one machine. */
export function rateOf({ server, database }: Demand, { servers, cores, generator = 0 }: Machine): number {
  const processes = { name: "the server processes", demand: server, cores: servers };
  const machine = { name: "the machine's processors", demand: server + database + generator, cores };
  return saturationOf([processes, machine]).rate;
}

/**
 * Seconds that a page view spends at a station, including waiting, for random arrivals and exponential service times
 * (M/M/c, Erlang's C). Infinite at saturation.
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

/**
 * How many times the average the busiest minute of a month brings: views concentrate in office hours, and on news days.
 */
export const PEAK_FACTOR = 5;
/** The maximum utilization at the peak, so that responses stay fast and one of three machines may fail. */
export const BUSY_MAX = 0.6;
const SECONDS_A_MONTH = 30 * 24 * 3_600;

export interface Plan {
  readonly views: number;
  /** Page views per second on average, and in the busiest minute. */
  readonly average: number;
  readonly peak: number;
  readonly requests: number;
  readonly serverCores: number;
  readonly databaseCores: number;
  /** Average busy database connections at the peak (Little's law). */
  readonly connections: number;
  readonly megabitsPerSecond: number;
  readonly terabytes: number;
  /** Seconds at server and database together, at the peak, on this many cores. */
  readonly response: number;
  readonly bottleneck: string;
}

/** What a number of page views per month needs, at its peak. */
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
    // The station that needs most cores is the first to need more machines.
    bottleneck: demand.server > demand.database ? server.name : database.name,
  };
}

/** A prediction's error, relative to the measurement. */
export const errorOf = ({ predicted, measured }: { predicted: number; measured: number }): number =>
  Math.abs(predicted - measured) / measured;
