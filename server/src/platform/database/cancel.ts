import pg from "pg";
import { within } from "../within.ts";

/** A server that vanished does not even accept the request. */
const CANCELLED_WITHIN_MS = 1_000;

/** The parts of a client that the driver does not describe. */
interface Running {
  readonly host: string;
  readonly port: number;
  readonly ssl: pg.ConnectionConfig["ssl"];
  readonly sslNegotiation: string;
  /** Null before the server has told them. */
  readonly processID: number | null;
  readonly secretKey: number | null;
}

/** The parts of a connection that the driver does not describe. */
interface Connection extends pg.Connection {
  connect(...place: [path: string] | [port: number, host: string]): void;
  requestSsl(): void;
  cancel(processId: number, secretKey: number): void;
}

/**
 * Asks the server, or the pooler in front of it, to end what a connection waits for. As the protocol has it, the request
 * takes a short connection of its own. Returns once it has arrived, or after a second; never throws.
 */
export async function cancelRunning(client: pg.Client): Promise<void> {
  const { host, port, ssl, sslNegotiation, processID, secretKey } = client as unknown as Running;
  if (processID === null || secretKey === null) return;
  const options = { ssl, sslNegotiation } as pg.ConnectionConfig;
  const connection = new pg.Connection(options) as Connection;
  const closed = Promise.withResolvers<void>();
  const send = () => connection.cancel(processID, secretKey);
  connection.on("connect", () => {
    if (!ssl) send();
    else if (sslNegotiation !== "direct") connection.requestSsl();
  });
  connection.on("sslconnect", send);
  connection.on("error", () => closed.resolve());
  connection.on("end", () => closed.resolve());
  if (host.startsWith("/")) connection.connect(`${host}/.s.PGSQL.${port}`);
  else connection.connect(port, host);
  await within(CANCELLED_WITHIN_MS, () => closed.promise).catch(() => undefined);
  connection.stream.destroy();
}
