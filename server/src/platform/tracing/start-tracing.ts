import { isTraced, traceWith } from "./tracing.ts";

/** The standard variables: https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/ */
const ENDPOINTS = ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"] as const;

/**
 * Traces this process if the standard variables name a collector, which receives the spans by OTLP over HTTP. The SDK
 * reads its other variables itself, and is not loaded otherwise. Returns how to send the last spans and stop.
 */
export async function startTracing(env: Readonly<Record<string, string | undefined>>): Promise<() => Promise<void>> {
  const hasCollector = ENDPOINTS.some((name) => env[name]) && env.OTEL_SDK_DISABLED !== "true";
  if (!hasCollector || isTraced()) return async () => undefined;
  const { openCollector } = await import("./collector.ts");
  const { startSpan, close } = openCollector();
  traceWith(startSpan);
  return async () => {
    traceWith(undefined);
    await close();
  };
}
