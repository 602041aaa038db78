import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A request to the stand-in. */
interface TranslationRequest {
  readonly q: readonly string[];
  readonly source: string;
  readonly target: string;
  readonly format: string;
  readonly api_key?: string;
}

/**
 * A stand-in for LibreTranslate on a local port. Tests decide how it responds; by default, it prefixes each text with
 * the language.
 */
export async function startTranslatorServer() {
  const asked: TranslationRequest[] = [];
  const state = {
    answer: ({ q, target }: TranslationRequest): { status: number; body: string } => ({
      status: 200,
      body: JSON.stringify({ translatedText: q.map((text) => `${target}: ${text}`) }),
    }),
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const sent = JSON.parse(Buffer.concat(chunks).toString()) as TranslationRequest;
      asked.push(sent);
      const { status, body } = request.url === "/translate" ? state.answer(sent) : { status: 404, body: "{}" };
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    asked,
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
