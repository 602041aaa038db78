import { Counter, Registry } from "prom-client";

/** What this process has counted since it started; part of /metrics. */
export const counters = new Registry();
const registers = [counters];

export const paymentFailures = new Counter({
  name: "payment_provider_failures_total",
  help: "Requests to the payment provider that failed, by the code of the failure",
  labelNames: ["code"],
  registers,
});

export const paymentWebhooks = new Counter({
  name: "payment_webhooks_total",
  help: "Webhook events of the payment provider, by outcome: accepted, refused (not signed by it) or failed (it will repeat them)",
  labelNames: ["outcome"],
  registers,
});

export const reconciliationFailures = new Counter({
  name: "payment_reconciliation_failures_total",
  help: "Orders and checkouts that could not be reconciled with the payment provider",
  registers,
});

export const jobFailures = new Counter({
  name: "job_failures_total",
  help: "Runs of background jobs that failed, by queue",
  labelNames: ["queue"],
  registers,
});

export const deliveries = new Counter({
  name: "message_deliveries_total",
  help: "Attempts to deliver a message, by channel and outcome: sent, retried or failed for good",
  labelNames: ["channel", "outcome"],
  registers,
});

export const shedRequests = new Counter({
  name: "http_requests_shed_total",
  help: "Requests that were refused because too much work of their kind was waiting, by route template",
  labelNames: ["route"],
  registers,
});

export const replicaReads = new Counter({
  name: "database_replica_reads_total",
  help: "Reads that a replica may answer, by what answered them: replica or primary",
  labelNames: ["from"],
  registers,
});
