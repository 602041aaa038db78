import type { Raw } from "./parameters.ts";
import type { Work } from "./work.ts";

/** One request to the API, inside its transaction. */
export interface Call extends Work {
  /** The `:id` of its path, or empty. */
  readonly id: string;
  /** Its body, or its query for GET and DELETE. */
  readonly params: Raw;
}

export interface Endpoint {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  /** Also accepts a publishable key with the client secret. */
  readonly publishable?: true;
  run(call: Call): Promise<object>;
}
