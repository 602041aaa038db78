import { describe, expect, test } from "vitest";
import { findMarket, listMarkets, type Market, readMarketPath, toMarketPath } from "./markets.rules.ts";

const MARKETS = listMarkets();

describe("the path of a market's page", () => {
  test("is unique, and can be parsed back, for every market", () => {
    const paths = MARKETS.map(toMarketPath);
    expect(new Set(paths).size).toBe(MARKETS.length);
    expect(paths.map(readMarketPath)).toEqual(MARKETS);
    expect(MARKETS.map(findMarket)).toEqual(MARKETS);
    for (const path of paths) expect(path).toMatch(/^\/browse(\/[a-z0-9]+(-[a-z0-9]+)*){0,3}$/u);
  });

  test("is read in any spelling", () => {
    const montreal: Market = { province: "Quebec", city: "Montreal", type: "Office" };
    for (const path of [
      "/browse/quebec/montreal/office",
      "/browse/Qu%C3%A9bec/MONTR%C3%89AL/Office/",
      "/browse/québec/montréal/bureau".replace("bureau", "office"),
    ]) {
      expect(readMarketPath(path), path).toEqual(montreal);
    }
    expect(readMarketPath("/browse/quebec/québec")).toEqual({ province: "Quebec", city: "Quebec City" });
    expect(readMarketPath("/browse/ontario/st.%20catharines")).toEqual({ province: "Ontario", city: "St. Catharines" });
    expect(readMarketPath("/browse/ontario/land")).toEqual({ province: "Ontario", type: "Land & Development" });
  });

  test("leads nowhere for unknown names and other orders", () => {
    for (const path of [
      "/browse/texas",
      "/browse/ontario/montreal",
      "/browse/ontario/office/toronto",
      "/browse/ontario/toronto/office/retail",
      "/browse/ontario/toronto/castles",
      "/browse/ontario/toronto/toronto",
      "/browse/office",
      "/browse/%E0%A4%A",
      "/browse/ontario/%E0%A4%A",
      "/browse/---",
      "/terms",
    ]) {
      expect(readMarketPath(path), path).toBeUndefined();
    }
  });
});
