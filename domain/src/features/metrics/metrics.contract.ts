import { z } from "zod/mini";
import { defineCall } from "../../shared/contract.ts";
import { metricsRequestSchema, metricsSchema, waitingSchema } from "./metrics.schema.ts";

const tag = "metrics";

export const readMetrics = defineCall({
  method: "GET",
  path: "/v1/admin/figures",
  tag,
  summary: "Read the administration's metrics",
  access: "administrators",
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
  answer: z.object({ waiting: waitingSchema }),
});
