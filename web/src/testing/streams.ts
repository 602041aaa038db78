import { TOKEN_MARGIN_MS } from "@vestpocket/domain/sessions/sessions.rules";
import { vi } from "vitest";
import { rememberSession } from "../platform/session-hint.ts";

export interface FakeStream {
  readonly headers: Headers;
  readonly isOpen: () => boolean;
  readonly write: (text: string) => void;
  readonly end: () => void;
}

interface Serving {
  /** The status of each attempt. */
  readonly toStatus?: (attempt: number) => number;
  /** How long an access token is used before it is renewed. */
  readonly tokenMs?: number;
}

/**
 * The browser is signed in, and every stream that it asks for is one that the test writes. Access tokens end in 1, 2, 3 …
 * Returns the streams, oldest first.
 */
export function serveStreams({ toStatus = () => 200, tokenMs = 900_000 }: Serving = {}): readonly FakeStream[] {
  const streams: FakeStream[] = [];
  let attempts = 0;
  let tokens = 0;
  rememberSession();
  vi.stubGlobal("fetch", async (path: string, { headers, signal }: { headers: HeadersInit; signal: AbortSignal }) => {
    if (path === "/v1/auth/refresh") {
      tokens += 1;
      const accessToken = `header.${btoa(JSON.stringify({ sub: "buyer" }))}.${tokens}`;
      return Response.json({ accessToken, expirationTime: Date.now() + TOKEN_MARGIN_MS + tokenMs });
    }
    const status = toStatus(attempts++);
    if (status !== 200) return new Response("{}", { status });
    const encoder = new TextEncoder();
    let isOpen = true;
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(given) {
        controller = given;
      },
      cancel() {
        isOpen = false;
      },
    });
    const close = (work: () => void) => {
      if (isOpen) work();
      isOpen = false;
    };
    signal.addEventListener("abort", () => close(() => controller?.error(new DOMException("aborted", "AbortError"))));
    streams.push({
      headers: new Headers(headers),
      isOpen: () => isOpen,
      write: (text) => controller?.enqueue(encoder.encode(text)),
      end: () => close(() => controller?.close()),
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
  return streams;
}
