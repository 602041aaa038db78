import { HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { startTranslatorServer } from "../../testing/translator-server.ts";

const TEXTS = { language: "en", title: "Bakery with two ovens", description: "On a corner.\n\nTwo ovens." };

describe("a draft in the other language", () => {
  let translator: Awaited<ReturnType<typeof startTranslatorServer>>;
  let site: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    translator = await startTranslatorServer();
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    site = await buildTestApp({ TRANSLATOR_URL: `${translator.url}/`, TRANSLATOR_KEY: "provider-key" }, { log });
  });
  afterAll(async () => {
    await site.close();
    await translator.close();
  });

  const ask = (token: string, body: object = TEXTS) => site.call("POST", "/v1/translations", { token, body });

  test("is requested from the provider with only the two texts, and not stored", async () => {
    const { token } = await site.signInAs();
    expect((await site.call("GET", "/v1/translations", { token })).body).toEqual({ isAvailable: true });
    const answer = await ask(token);
    expect(answer.body.translation).toEqual({
      language: "fr",
      title: `fr: ${TEXTS.title}`,
      description: `fr: ${TEXTS.description}`,
    });
    expect(translator.asked.at(-1)).toEqual({
      q: [TEXTS.title, TEXTS.description],
      source: "en",
      target: "fr",
      format: "text",
      api_key: "provider-key",
    });
    const short = await ask(token, { language: "fr", title: "Boulangerie", description: " " });
    expect(short.body.translation).toEqual({ language: "en", title: "en: Boulangerie", description: "" });
    expect(translator.asked.at(-1)?.q).toEqual(["Boulangerie"]);
  });

  test.each([
    ["title", { ...TEXTS, title: " " }],
    ["title", { ...TEXTS, title: "x".repeat(121) }],
    ["description", { ...TEXTS, description: "x".repeat(5_001) }],
    ["language", { ...TEXTS, language: "de" }],
    ["document", { ...TEXTS, document: "A lease" }],
  ])("is rejected for an invalid %s before the provider is called", async (field, body) => {
    const { token } = await site.signInAs();
    const before = translator.asked.length;
    expect(await ask(token, body)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
    expect(translator.asked).toHaveLength(before);
  });

  const AS_USUAL = (texts: readonly string[]) => ({ status: 200, body: JSON.stringify({ translatedText: texts }) });
  test.each([
    ["refuses", () => ({ status: 403, body: '{"error":"Visit the portal to get a key"}' })],
    ["answers no JSON", () => ({ status: 200, body: "<html>" })],
    ["answers one text of two", () => AS_USUAL(["Boulangerie"])],
    ["answers an empty title", () => AS_USUAL([" ", "Sur un coin."])],
    ["answers too much", () => AS_USUAL(["Boulangerie", "x".repeat(300_000)])],
    ["answers what cannot be stored", () => AS_USUAL(["Boulangerie", "\u0000"])],
  ])("fails if the provider %s, which is logged without the texts and the key", async (_, answer) => {
    const { token } = await site.signInAs();
    const usual = translator.state.answer;
    translator.state.answer = answer;
    const refused = await ask(token);
    translator.state.answer = usual;
    expect(refused).toMatchObject({ status: 503, body: { code: "translations.unavailable" } });
    const logged = lines.filter((line) => line.includes("a text was not translated")).at(-1);
    expect(logged).toBeDefined();
    expect(lines.join()).not.toMatch(/ovens|provider-key/u);
  });

  test("is limited to twenty an hour per account", async () => {
    const { token } = await site.signInAs();
    for (let time = 0; time < 20; time += 1) expect((await ask(token)).status).toBe(200);
    const refused = await ask(token);
    expect(refused).toMatchObject({ status: 429, body: { code: "request.too_many" } });
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(HOUR_SECONDS);
    expect((await ask((await site.signInAs()).token)).status).toBe(200);
  });
});

test("a server without a translator says so", async () => {
  const site = await buildTestApp();
  const { token } = await site.signInAs();
  expect((await site.call("GET", "/v1/translations", { token })).body).toEqual({ isAvailable: false });
  const refused = await site.call("POST", "/v1/translations", { token, body: TEXTS });
  expect(refused).toMatchObject({ status: 404, body: { code: "translations.none" } });
  await site.close();
});
