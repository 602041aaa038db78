import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { pino } from "pino";
import { expect, test } from "vitest";
import { buildConfig } from "../../testing/test-config.ts";
import { createHttp } from "./http.ts";

test("a client that hangs up while it sends is no fault of ours: nothing is logged, least of all a lost database", async () => {
  const lines: string[] = [];
  const http = await createHttp(
    buildConfig(),
    pino({ level: "info" }, { write: (line: string) => void lines.push(line) }),
  );
  const failed = Promise.withResolvers<number>();
  http.addHook("onSend", async (_request, { statusCode }) => failed.resolve(statusCode));
  http.post("/texts", async () => "received");
  await http.listen({ host: "127.0.0.1", port: 0 });
  lines.length = 0;
  const socket = connect((http.server.address() as AddressInfo).port, "127.0.0.1");
  const arrived = once(http.server, "request");
  const head = ["POST /texts HTTP/1.1", "Host: localhost", "Content-Type: application/json", "Content-Length: 100"];
  socket.write(`${head.join("\r\n")}\r\n\r\n{"text":`);
  await arrived;
  socket.destroy();
  expect(await failed.promise).toBe(499);
  expect(lines).toEqual([]);
  await http.close();
});
