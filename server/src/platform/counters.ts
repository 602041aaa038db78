import { Counter, Registry } from "prom-client";

/** What this process has counted since it started; part of /metrics. */
export const counters = new Registry();

export const paymentFailures = new Counter({
  name: "payment_provider_failures_total",
  help: "Requests to the payment provider that failed, by the code of the failure",
  labelNames: ["code"],
  registers: [counters],
});

export const jobFailures = new Counter({
  name: "job_failures_total",
  help: "Runs of background jobs that failed, by queue",
  labelNames: ["queue"],
  registers: [counters],
});

export const reconciliationFailures = new Counter({
  name: "payment_reconciliation_failures_total",
  help: "Orders and checkouts that could not be reconciled with the payment provider",
  registers: [counters],
});
