import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { startTraceReceiver } from "../../testing/trace-receiver.ts";
import { startTracing } from "./start-tracing.ts";
import { nameStatement } from "./traced-statements.ts";
import { isTraced } from "./tracing.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";

describe("a process with a collector", () => {
  let receiver: Awaited<ReturnType<typeof startTraceReceiver>>;
  let close: () => Promise<void>;
  let site: TestApp;
  const before = { ...process.env };
  beforeAll(async () => {
    receiver = await startTraceReceiver();
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.url;
    process.env.OTEL_RESOURCE_ATTRIBUTES = "deployment.environment.name=test";
    close = await startTracing(process.env);
    site = await buildTestApp();
  });
  afterAll(async () => {
    await site.close();
    await receiver.close();
    for (const name of ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_RESOURCE_ATTRIBUTES"]) delete process.env[name];
    Object.assign(process.env, before);
  });

  test("sends a request's trace with its statements, below the caller's span, without user input", async () => {
    const { email, token } = await site.signInAs();
    const traced = { headers: { traceparent: `00-${TRACE}-${PARENT}-01` } };
    const body = { email, password: PASSWORD, tokenTransport: "body" };
    expect((await site.call("POST", "/v1/auth/sign-in", { body, ...traced })).status).toBe(200);
    const search = await site.call("POST", "/v1/property/search", { body: { city: "Toronto" }, token, ...traced });
    expect(search.status).toBe(200);
    await close();
    expect(isTraced()).toBe(false);

    const spans = receiver.listSpans().filter(({ traceId }) => traceId === TRACE);
    for (const name of ["POST /v1/auth/sign-in", "POST /v1/property/search"]) {
      const [request, ...others] = spans.filter((span) => span.name === name);
      expect([request?.parentSpanId, others]).toEqual([PARENT, []]);
      const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
      expect(statements.length, name).toBeGreaterThan(1);
      for (const statement of statements) {
        const texts = statement.attributes.filter(({ key }) => key === "db.query.text");
        expect(
          texts.map(({ value }) => value.stringValue?.length),
          statement.name,
        ).toEqual([expect.any(Number)]);
      }
    }
    const sent = receiver.read();
    expect(sent).toContain('"stringValue":"vestpocket"');
    expect(sent).toContain('"deployment.environment.name"');
    for (const value of [email, PASSWORD, token, "Toronto", "$argon2"]) expect(sent).not.toContain(value);
  });
});

test("a process without a collector is not traced, and loads nothing for it", async () => {
  await (await startTracing({}))();
  await (await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: "" }))();
  await (await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9", OTEL_SDK_DISABLED: "true" }))();
  expect(isTraced()).toBe(false);
});

test.each([
  ['select "id" from "accounts" where "id" = $1', "SELECT accounts"],
  ["INSERT INTO messages (id) VALUES ($1)", "INSERT messages"],
  ["\n  UPDATE orders SET status = $1", "UPDATE orders"],
  ["WITH due AS (SELECT id FROM sessions) DELETE FROM sessions", "WITH sessions"],
  ["BEGIN", "BEGIN"],
])("the statement %j is named %j", (text, name) => {
  expect(nameStatement(text)).toBe(name);
});
