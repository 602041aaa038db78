import { useQuery } from "@tanstack/react-query";
import { type Market, toMarketPath } from "@vestpocket/domain/markets/markets.rules";
import { api } from "../../platform/api.ts";

/** The figures of a market. */
export function useMarket(market: Market) {
  return useQuery({
    queryKey: ["market", toMarketPath(market)],
    queryFn: async ({ signal }) => (await api.get("/v1/markets", { query: market, signal })).market,
  });
}
