import { type Agent, request } from "node:http";
import type { HostileRequest } from "../../server/src/testing/hostile-requests.ts";
import type { Answer } from "../../server/src/testing/test-call.ts";

/** The timeout. */
const TIMEOUT_MS = 30_000;

interface Sender {
  readonly token: string | undefined;
  /** Undefined opens a connection for this request. */
  readonly agent: Agent | undefined;
}

/** Sends a request as is, including the path. */
export function sendHostile(url: string, hostile: HostileRequest, { token, agent }: Sender): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const headers = {
    ...(hostile.body && { "content-length": String(hostile.body.length) }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...hostile.headers,
  };
  const { method, url: path } = hostile;
  const options = { hostname, port, method, path, headers, agent: agent ?? false, timeout: TIMEOUT_MS };
  return new Promise((resolve, reject) => {
    const sent = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: readJson(text), text, bytes });
      });
    });
    sent.on("timeout", () => sent.destroy(new Error(`no response within ${TIMEOUT_MS} ms`)));
    sent.on("error", (error) => {
      // The server may just be closing a kept-alive connection: browsers retry, too.
      if (sent.reusedSocket && agent !== undefined)
        sendHostile(url, hostile, { token, agent: undefined }).then(resolve, reject);
      else reject(error);
    });
    sent.end(hostile.body);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
