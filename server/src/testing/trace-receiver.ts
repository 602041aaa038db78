import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Attribute[];
}

interface Batch {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
  }[];
}

/** A collector that receives OTLP over HTTP as JSON, on a local port. */
export async function startTraceReceiver() {
  const batches: Batch[] = [];
  const server = createServer(async (request, response) => {
    batches.push((await json(request)) as Batch);
    response.setHeader("content-type", "application/json").end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Everything received, as text. */
    read: () => JSON.stringify(batches),
    listSpans: () =>
      batches.flatMap((batch) => batch.resourceSpans.flatMap((each) => each.scopeSpans)).flatMap((each) => each.spans),
    async close(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
