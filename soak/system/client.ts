import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

export interface Call {
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly token?: string;
  /** Sent as JSON. */
  readonly body?: object;
  readonly form?: { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> };
  readonly headers?: Readonly<Record<string, string>>;
  /** All of 127/8 is this machine, and limits count by address. */
  readonly address?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  // biome-ignore lint/suspicious/noExplicitAny: each caller knows what it asked for
  readonly body: any;
}

/** The timeout, as in a browser. */
const TIMEOUT_MS = 30_000;

/** Makes one call on its own connection. Rejects without a complete response. */
export function send(url: string, call: Call): Promise<Answer> {
  const content = call.form?.body ?? (call.body === undefined ? undefined : Buffer.from(JSON.stringify(call.body)));
  const headers = {
    ...(content === undefined ? {} : { "content-length": String(content.length) }),
    ...(call.body === undefined ? {} : { "content-type": "application/json" }),
    ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
    ...call.form?.headers,
    ...call.headers,
  };
  const { method = content === undefined ? "GET" : "POST", address } = call;
  const options = { method, headers, agent: false, timeout: TIMEOUT_MS, ...(address && { localAddress: address }) };
  return new Promise((resolve, reject) => {
    const sent = request(new URL(call.path, url), options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: readJson(text) });
      });
    });
    sent.on("timeout", () => sent.destroy(new Error(`${call.path} got no response within ${TIMEOUT_MS} ms`)));
    sent.on("error", reject);
    sent.end(content);
  });
}

/** Polling more often would take processor time from the server. */
const RETRY_MS = 250;

interface Insisting {
  /** Called before each retry, with the response if there was one. */
  onRepeat?(answer: Answer | undefined): void;
}

/** Repeats a call unchanged until its response is not about the server's state, like a careful client. */
export async function insist(url: string, call: Call, { onRepeat }: Insisting = {}): Promise<Answer> {
  for (;;) {
    const answer = await send(url, call).catch(() => undefined);
    const mayRepeat = answer?.status === 408 || (answer?.status === 503 && answer.headers["retry-after"] !== undefined);
    if (answer !== undefined && !mayRepeat) return answer;
    onRepeat?.(answer);
    await wait(RETRY_MS);
  }
}

/** A successful call's response. Throws if it does not succeed. */
export async function demand(url: string, call: Call): Promise<Answer["body"]> {
  const { status, body } = await insist(url, call);
  if (status < 200 || status > 299) throw new Error(`${call.path} responded ${status}: ${JSON.stringify(body)}`);
  return body;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The nth address of this machine; each acts as another client. Only Linux has them all. */
export function toAddress(client: number): string | undefined {
  if (process.platform !== "linux") return undefined;
  return `127.${1 + (Math.floor(client / 62_500) % 250)}.${Math.floor(client / 250) % 250}.${2 + (client % 250)}`;
}
