import { STORABLE } from "@vestpocket/domain/shared/text";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listTexts, type TextDefinition } from "../../testing/contract-texts.ts";
import { listContracts } from "../../testing/contracts.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const FIXED_FORMS = new Set(["uuid", "date"]);

/** Whether a text is bounded and storable: built from `plainText` or `trimmedText`, or of a fixed form such as a UUID. */
function isSafe({ format, checks = [] }: TextDefinition): boolean {
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
        for (const text of listTexts(schema, `${method} ${path} ${part}`)) {
          texts += 1;
          if (!isSafe(text.schema._zod.def)) unsafe.push(text.path);
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
