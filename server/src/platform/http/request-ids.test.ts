import type { Contract } from "@vestpocket/domain/shared/contract";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listTexts } from "../../testing/contract-texts.ts";
import { listContracts } from "../../testing/contracts.ts";
import { buildConfig } from "../../testing/test-config.ts";
import type { Api } from "./api.ts";
import { createHttp } from "./http.ts";
import { createServe } from "./serve.ts";

const ID = "0198c0de-feed-7abc-8def-0123456789ab";
const TYPED = ID.toUpperCase();
/** Text of other forms, such as a token's, in which capitals count. */
const TOKENS = ["0198C0DEFEED7ABC8DEF0123456789AB", `${TYPED}.A1b2`, `x${TYPED}`, "V1StGXR8_Z5jdHi6B-myT"];

const contracts = await listContracts();
const withParams = contracts.filter(({ path }) => path.includes("{"));

describe("a path parameter", () => {
  const received: unknown[] = [];
  let api: Api;
  beforeAll(async () => {
    api = await createHttp(buildConfig(), pino({ level: "silent" }));
    const serve = createServe(api, {
      findViewer: async () => undefined,
      noteAdministration: async () => undefined,
      noteWrite: async () => undefined,
    });
    for (const { method, path, tag, summary, params } of withParams) {
      const call: Contract = { method, path, tag, summary, access: "everyone", ...(params && { params }) };
      serve(call, async ({ params: given, reply }) => {
        received.push(given);
        return reply.send("");
      });
    }
  });
  afterAll(() => api.close());

  /** What the handler of a call gets if each of its parameters is this text; undefined if the call is refused. */
  async function send({ method, path }: Contract, text: string): Promise<Record<string, string> | undefined> {
    const { statusCode } = await api.inject({ method, url: path.replaceAll(/\{\w+\}/gu, text) });
    const [given] = received.splice(0) as Record<string, string>[];
    expect(statusCode, path).toBe(given === undefined ? 400 : 200);
    return given;
  }

  test("that is an id reaches every handler in lower case, however it was typed", async () => {
    for (const call of withParams) {
      const given = await send(call, TYPED);
      expect(Object.values(given ?? {}), `${call.method} ${call.path}`).toEqual(
        [...call.path.matchAll(/\{/gu)].map(() => ID),
      );
    }
    expect(withParams.length).toBeGreaterThan(90);
  });

  test("that is no id reaches every handler that accepts it as it was typed", async () => {
    let accepted = 0;
    for (const call of withParams) {
      for (const token of TOKENS) {
        const given = await send(call, token);
        if (given === undefined) continue;
        accepted += 1;
        expect(new Set(Object.values(given)), `${call.method} ${call.path}`).toEqual(new Set([token]));
      }
    }
    expect(accepted).toBeGreaterThan(withParams.length);
  });
});

describe("an id in a query or a body", () => {
  /** Called by another name; the audit log's may also be the payment provider's. */
  const OTHER_NAMES =
    /^GET \/v1\/admin\/audit(?:\/export)? query\.(?:actor|subject)$|^POST \/v1\/property\/ query\.draft$/u;
  /** Chosen by the browser, which spells it. */
  const OF_PASSKEYS = /\.(?:credential|passkey)\.id$/u;

  /** Whether a text is an id, by its form or its name. */
  const isId = (name: string, format: string | undefined) =>
    !OF_PASSKEYS.test(name) &&
    (format === "uuid" || OTHER_NAMES.test(name) || /(?:\.u?id|[a-z]Id|\.ids|[a-z]Ids)$/u.test(name));

  test("reaches every handler in lower case, however it was typed", () => {
    const asTyped: string[] = [];
    let ids = 0;
    for (const { method, path, query, body } of contracts) {
      for (const [part, whole] of Object.entries({ query, body })) {
        for (const { path: field, schema } of listTexts(whole, `${method} ${path} ${part}`)) {
          const name = field.replaceAll(/\.(?:innerType|element)\b/gu, "");
          if (!isId(name, schema._zod.def.format)) continue;
          ids += 1;
          if (schema.safeParse(TYPED).data !== ID) asTyped.push(name);
        }
      }
    }
    expect(asTyped).toEqual([]);
    expect(ids).toBeGreaterThan(25);
  });
});
