import { z } from "zod/mini";
import { defineCall } from "../../shared/contract.ts";
import { marketHealthSchema } from "./market-health.schema.ts";
import { metricsRequestSchema, metricsSchema, waitingSchema } from "./metrics.schema.ts";

const tag = "metrics";

export const readMetrics = defineCall({
  method: "GET",
  path: "/v1/admin/figures",
  tag,
  summary: "Read the administration's metrics",
  access: "administrators",
  duties: ["finance"],
  query: metricsRequestSchema,
  answer: z.object({ figures: metricsSchema }),
});

export const countWaiting = defineCall({
  method: "GET",
  path: "/v1/admin/figures/waiting",
  isPolled: true,
  tag,
  summary: "Count what is waiting for an administrator",
  access: "administrators",
  duties: ["support", "finance"],
  answer: z.object({ waiting: waitingSchema }),
});

export const readMarketHealth = defineCall({
  method: "GET",
  path: "/v1/admin/figures/market",
  tag,
  summary: "Read how supply meets demand: inquiries, replies, renewals, categories and cities",
  access: "administrators",
  duties: ["support"],
  answer: z.object({ market: marketHealthSchema }),
});
