/** The part of autocannon that is used here; the package has no types. */
declare module "autocannon" {
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;

  namespace autocannon {
    interface Request {
      readonly method?: "GET" | "POST";
      readonly path: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    }

    interface Client {
      setRequests(requests: readonly Request[]): void;
    }

    interface Options {
      readonly url: string;
      readonly connections: number;
      /** Seconds. */
      readonly duration: number;
      /** Requests a second of all connections together. */
      readonly overallRate?: number;
      readonly setupClient: (client: Client) => void;
    }

    interface Result {
      readonly "2xx": number;
      readonly non2xx: number;
      /** Responses by status. */
      readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
      /** Broken connections, including timeouts. */
      readonly errors: number;
      /** Seconds. */
      readonly duration: number;
      /** Milliseconds. */
      readonly latency: { readonly p50: number; readonly p97_5: number; readonly p99: number };
      /** Bytes. */
      readonly throughput: { readonly total: number };
    }
  }

  export = autocannon;
}
