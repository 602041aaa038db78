import type { Api } from "../platform/http/api.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
  readonly text: string;
  readonly bytes: Buffer;
}

interface CallOptions {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Record<string, string>;
  /** The client's IP address. */
  readonly address?: string;
}

export type Call = (
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS" | "HEAD",
  url: string,
  options?: CallOptions,
) => Promise<Answer>;

/** Makes requests to an app without a network. */
export function createCall(app: Pick<Api, "inject">): Call {
  return async (method, url, options = {}) => {
    const response = await app.inject({
      method,
      url,
      ...(options.body === undefined ? {} : { payload: options.body as object }),
      ...(options.address === undefined ? {} : { remoteAddress: options.address }),
      headers: {
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
        ...options.headers,
      },
    });
    const isJson = String(response.headers["content-type"]).startsWith("application/json");
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson && response.body !== "" ? response.json() : undefined,
      text: response.body,
      bytes: response.rawPayload,
    };
  };
}
