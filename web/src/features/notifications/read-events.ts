import { createParser, type EventSourceMessage } from "eventsource-parser";

/** Reads server-sent events until their stream ends. `onBytes` is called for heartbeats too. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  { onEvent, onBytes }: { onEvent: (event: EventSourceMessage) => void; onBytes: () => void },
): Promise<void> {
  const parser = createParser({ onEvent });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
