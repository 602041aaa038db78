import { defineData } from "../../platform/data.ts";

export const marketData = defineData({
  market_prices: {
    about: "totals of rounded sale prices per market, maintained by triggers",
    ends: { because: "totals" },
  },
});
