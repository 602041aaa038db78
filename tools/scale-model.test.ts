import { describe, expect, test } from "vitest";
import {
  BUSY_MAX,
  type Demand,
  errorOf,
  mixDemands,
  planMonth,
  rateOf,
  responseOf,
  saturationOf,
  utilizationOf,
} from "../bench/scale/model.ts";

const search: Demand = { server: 0.002, database: 0.004, connection: 0.005, bytes: 10_000, requests: 2 };
const page: Demand = { server: 0.001, database: 0, connection: 0, bytes: 30_000, requests: 1 };

describe("the load model", () => {
  test("adds up the demands of a mix", () => {
    const mixed = mixDemands([
      { share: 0.25, demand: search },
      { share: 0.75, demand: page },
    ]);
    expect(mixed.server).toBeCloseTo(0.00125, 12);
    expect(mixed.database).toBeCloseTo(0.001, 12);
    expect(mixed.connection).toBeCloseTo(0.00125, 12);
    expect(mixed.bytes).toBeCloseTo(25_000, 6);
    expect(mixed.requests).toBeCloseTo(1.25, 12);
  });

  test("says how busy a station is, and which saturates first", () => {
    const server = { name: "server", demand: 0.002, cores: 1 };
    const database = { name: "database", demand: 0.004, cores: 4 };
    expect(utilizationOf(server, 250)).toBeCloseTo(0.5, 12);
    expect(utilizationOf(database, 250)).toBeCloseTo(0.25, 12);
    expect(saturationOf([database, server])).toEqual({ rate: 500, bottleneck: server });
    expect(() => saturationOf([])).toThrow(RangeError);
  });

  test("says what several server processes serve, until the machine is busy", () => {
    const cheap: Demand = { ...page, database: 0.0001 };
    expect(rateOf(cheap, { servers: 1, cores: 4 })).toBeCloseTo(1_000, 6);
    expect(rateOf(cheap, { servers: 2, cores: 4 })).toBeCloseTo(2_000, 6);
    expect(rateOf(search, { servers: 2, cores: 2 })).toBeCloseTo(2 / 0.006, 6);
    expect(rateOf(search, { servers: 2, cores: 2, generator: 0.002 })).toBeCloseTo(250, 6);
  });

  test("predicts the waiting times of M/M/1 and M/M/2", () => {
    // M/M/1: demand ÷ (1 − utilization).
    expect(responseOf({ name: "one", demand: 0.01, cores: 1 }, 50)).toBeCloseTo(0.02, 12);
    // M/M/2: demand ÷ (1 − utilization²).
    expect(responseOf({ name: "two", demand: 0.01, cores: 2 }, 100)).toBeCloseTo(0.01 / 0.75, 12);
    expect(responseOf({ name: "idle", demand: 0.01, cores: 8 }, 0)).toBe(0.01);
    expect(responseOf({ name: "full", demand: 0.01, cores: 1 }, 100)).toBe(Number.POSITIVE_INFINITY);
    expect(responseOf({ name: "large", demand: 0.01, cores: 500 }, 30_000)).toBeCloseTo(0.01, 4);
  });

  test("plans a month so that nothing exceeds its maximum utilization at the peak", () => {
    const plan = planMonth(100_000_000, search);
    expect(plan.average).toBeCloseTo(38.58, 2);
    expect(plan.peak).toBeCloseTo(192.9, 1);
    expect(plan.databaseCores).toBe(2);
    expect((plan.peak * search.database) / plan.databaseCores).toBeLessThanOrEqual(BUSY_MAX);
    expect((plan.peak * search.database) / (plan.databaseCores - 1)).toBeGreaterThan(BUSY_MAX);
    expect(plan.connections).toBeCloseTo(0.965, 3);
    expect(plan.terabytes).toBeCloseTo(1, 12);
    expect(plan.bottleneck).toBe("the database's processors");
    expect(plan.response).toBeGreaterThan(search.server + search.database);
  });

  test("measures an error relative to the measurement", () => {
    expect(errorOf({ predicted: 90, measured: 100 })).toBeCloseTo(0.1, 12);
    expect(errorOf({ predicted: 110, measured: 100 })).toBeCloseTo(0.1, 12);
  });
});
