import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedText {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly form: Readonly<Record<string, string>>;
}

/** A stand-in for Twilio on a local port. Tests decide how it responds. */
export async function startSmsServer() {
  const received: ReceivedText[] = [];
  const state = { answer: (_text: ReceivedText): { status: number; body: object } => ({ status: 201, body: {} }) };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      const text = { path: request.url ?? "", authorization: request.headers.authorization, form };
      const { status, body } = state.answer(text);
      if (status < 300) received.push(text);
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    received,
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    receivedBy: (number: string) => received.filter(({ form }) => form.To === number),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
