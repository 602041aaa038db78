import { isSpanContextValid, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { LoggedError } from "../log/logged-error.ts";
import type { StartSpan } from "./tracing.ts";

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** Sends spans in batches to the collector named in the environment. */
export function openCollector(): { startSpan: StartSpan; close: () => Promise<void> } {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ "service.name": "vestpocket" }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer("vestpocket");

  const startSpan: StartSpan = ({ name, kind, parent, attributes = {} }) => {
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, toContext(parent));
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`,
      end({ error, attributes: found = {} }) {
        span.setAttributes(found);
        if (error !== undefined) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute("error.type", new LoggedError(error).type);
        }
        span.end();
      },
    };
  };
  return { startSpan, close: () => provider.shutdown() };
}

function toContext(traceparent: string | undefined) {
  const [, traceId = "", spanId = "", flags = "0"] = traceparent?.split("-") ?? [];
  const span = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(span) ? trace.setSpanContext(ROOT_CONTEXT, span) : ROOT_CONTEXT;
}
