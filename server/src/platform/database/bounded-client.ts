import pg from "pg";
import { within } from "../within.ts";
import { cancelRunning } from "./cancel.ts";
import { markConnectionError } from "./database-errors.ts";

/** The driver's words for a server that did not answer within `query_timeout`. */
const UNANSWERED = "Query read timeout";
/** How much longer than the server's own time limit to wait: only a server that is gone takes longer. */
const GRACE_MS = 2_000;
const CLOSED_WITHIN_MS = 5_000;

/** The parts of the driver that it does not describe. */
interface Driver {
  readonly connection: { readonly stream: { destroy(): void } };
  readonly connectionParameters: { query_timeout: number | undefined };
}

/** For a connection on which the server ends each statement after `timeoutMs`; 0 for no limit. */
export function toQueryTimeout(timeoutMs: number): number | undefined {
  return timeoutMs > 0 ? timeoutMs + GRACE_MS : undefined;
}

type Query = (...given: unknown[]) => unknown;

/**
 * A connection that gives up once the server has not answered for `query_timeout`: a server that vanished can neither
 * apply its own time limit nor close the connection, and TCP would wait for a quarter of an hour. The connection is then
 * closed, so that a rollback does not wait as long again. A server that is still there is first asked to end what it
 * waits for: a commit that waits for a replica has no time limit, does not notice that the connection is closed, and
 * would occupy one of the server's connections. Its name must not contain "Pool", by which Drizzle recognizes pools.
 */
export class BoundedClient extends pg.Client {
  /** Called when the server has not answered. */
  onUnanswered: () => void = () => undefined;
  readonly #usual: number | undefined;
  #givenUp: Promise<void> | undefined;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.#usual = this.#driver.connectionParameters.query_timeout;
    const query = this.query.bind(this) as Query;
    const bounded: Query = (...given) => {
      const last = given.at(-1);
      // The pool uses callbacks.
      if (typeof last === "function") {
        return query(...given.slice(0, -1), (error: unknown, ...others: unknown[]) => {
          const tell = () => last(markConnectionError(error), ...others);
          if (isUnanswered(error)) void this.#giveUp().then(tell);
          else tell();
        });
      }
      return (query(...given) as Promise<unknown>).catch(async (error: unknown) => {
        if (isUnanswered(error)) await this.#giveUp();
        throw markConnectionError(error);
      });
    };
    this.query = bounded as typeof this.query;
    const connect = this.connect.bind(this) as Query;
    const connectMarked: Query = (...given) => {
      const [last] = given;
      if (typeof last === "function") {
        return connect((error: unknown, ...others: unknown[]) => last(markConnectionError(error), ...others));
      }
      return (connect() as Promise<unknown>).catch((error: unknown) => {
        throw markConnectionError(error);
      });
    };
    this.connect = connectMarked as typeof this.connect;
  }

  /** Waits longer for answers, until `allowUsual`. */
  allowSeconds(seconds: number): void {
    this.#driver.connectionParameters.query_timeout = toQueryTimeout(seconds * 1_000);
  }

  allowUsual(): void {
    this.#driver.connectionParameters.query_timeout = this.#usual;
  }

  /** Says goodbye to the server, and closes the connection even if the server does not react. */
  async close(): Promise<void> {
    await within(CLOSED_WITHIN_MS, () => this.end()).catch(() => this.cutOff());
  }

  cutOff(): void {
    this.#driver.connection.stream.destroy();
  }

  get #driver(): Driver {
    return this as unknown as Driver;
  }

  /** Once for all statements that wait on this connection. */
  #giveUp(): Promise<void> {
    this.#givenUp ??= cancelRunning(this).then(() => this.cutOff());
    this.onUnanswered();
    return this.#givenUp;
  }
}

const isUnanswered = (error: unknown): boolean => error instanceof Error && error.message === UNANSWERED;
