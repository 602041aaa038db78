import { STORABLE } from "@vestpocket/domain/shared/text";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listContracts } from "../../testing/contracts.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

/** The parts of a schema that the test reads, whatever its kind. */
interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Readonly<Record<string, unknown>> } }[];
  readonly [member: string]: unknown;
}
type Schema = { readonly _zod: { readonly def: Definition } };

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null && "_zod" in value;

/** Every text in a schema, with its path. */
function* listTexts(schema: Schema, path: string): Generator<{ path: string; def: Definition }> {
  const { def } = schema._zod;
  if (def.type === "string") yield { path, def };
  for (const [name, member] of Object.entries(def)) {
    if (isSchema(member)) yield* listTexts(member, `${path}.${name}`);
    else if (Array.isArray(member)) for (const each of member.filter(isSchema)) yield* listTexts(each, path);
    else if (name === "shape") {
      for (const [key, each] of Object.entries(member as Record<string, Schema>)) {
        yield* listTexts(each, `${path}.${key}`);
      }
    }
  }
}

const FIXED_FORMS = new Set(["uuid", "date"]);

/** Whether a text is bounded and storable: built from `plainText` or `trimmedText`, or of a fixed form such as a UUID. */
function isSafe({ format, checks = [] }: Definition): boolean {
  if (FIXED_FORMS.has(format ?? "")) return true;
  const definitions = checks.map(({ _zod }) => _zod.def);
  const isBounded = definitions.some(({ check }) => check === "max_length");
  return isBounded && definitions.some(({ pattern }) => String(pattern) === String(STORABLE));
}

const contracts = await listContracts();

describe("every contract", () => {
  test("builds each text of its parameters, query and body from the text schemas", () => {
    const unsafe: string[] = [];
    let texts = 0;
    for (const { method, path, params, query, body } of contracts) {
      for (const [part, schema] of Object.entries({ params, query, body })) {
        if (schema === undefined) continue;
        for (const text of listTexts(schema as unknown as Schema, `${method} ${path} ${part}`)) {
          texts += 1;
          if (!isSafe(text.def)) unsafe.push(text.path);
        }
      }
    }
    expect(unsafe).toEqual([]);
    expect(texts).toBeGreaterThan(80);
  });
});

describe("a text that cannot be saved", () => {
  let site: TestApp;
  let token: string;
  beforeAll(async () => {
    site = await buildTestApp();
    ({ token } = await site.signInAs());
  });
  afterAll(() => site.close());

  test("is rejected by its field's name, in the reader's language", async () => {
    const messages = {
      en: "This text contains a character that cannot be saved.",
      fr: "Ce texte contient un caractère qui ne peut pas être enregistré.",
    };
    for (const [language, message] of Object.entries(messages)) {
      for (const city of ["\ud800", "\ude00 Laval", "a\0"]) {
        const headers = { "accept-language": language };
        const answer = await site.call("POST", "/v1/property/search", { body: { city }, token, headers });
        expect(answer.status).toBe(400);
        expect(answer.body.fields).toEqual({ city: message });
      }
    }
  });
});
