import type pg from "pg";
import type { Logger } from "pino";
import { BoundedClient } from "./bounded-client.ts";

/** Notifies of an account whose unread notifications changed: the payload is its id. */
export const UNREAD_CHANNEL = "unread_notifications";
/** Notifies of an account of which a session ended: the payload is its id. */
export const SESSIONS_CHANNEL = "ended_sessions";

export interface Listener {
  /** Called for each notification of one of the channels. */
  hear(notice: { readonly channel: string; readonly payload: string }): void;
  /** Called whenever the connection is there again: notifications in between were lost. */
  resume(): void;
}

/** Notifications of the database. */
export interface Listening {
  listen(listener: Listener): void;
  end(): Promise<void>;
}

const RETRY_MS = 1_000;
/** A connection whose other end is gone brings no notification and no error, so it is asked for an answer. */
const CHECK_MS = 15_000;

/** Uses one separate connection, opened for the first listener and again whenever it is lost. */
export function openListening(connection: pg.ClientConfig, log: Logger): Listening {
  const listeners = new Set<Listener>();
  let open: BoundedClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;

  function connect(): void {
    const client = new BoundedClient(connection);
    open = client;
    let isLost = false;
    const lose = (error?: Error) => {
      if (isLost || hasEnded) return;
      isLost = true;
      log.warn({ err: error }, "lost the connection for notifications; will reconnect");
      client.cutOff();
      clearTimeout(timer);
      timer = setTimeout(connect, RETRY_MS).unref();
    };
    client.on("error", lose);
    client.on("end", () => lose());
    client.on("notification", ({ channel, payload = "" }) => {
      for (const listener of listeners) listener.hear({ channel, payload });
    });
    const check = () =>
      client.query("SELECT 1").then(() => {
        if (!isLost && !hasEnded) timer = setTimeout(() => check().catch(lose), CHECK_MS).unref();
      });
    client
      .connect()
      .then(() => client.query(`LISTEN ${UNREAD_CHANNEL}; LISTEN ${SESSIONS_CHANNEL}`))
      .then(() => {
        for (const listener of listeners) listener.resume();
        return check();
      })
      .catch(lose);
  }

  return {
    listen(listener) {
      listeners.add(listener);
      if (open === undefined && !hasEnded) connect();
    },
    async end() {
      hasEnded = true;
      clearTimeout(timer);
      await open?.close();
    },
  };
}
