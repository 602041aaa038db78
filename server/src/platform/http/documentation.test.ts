import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { buildConfig } from "../../testing/test-config.ts";
import { registerDocumentation } from "./documentation.ts";
import { createHttp } from "./http.ts";

test("routes without a schema, such as the payment sandbox, are omitted from the documentation, which is still served", async () => {
  const api = await createHttp(buildConfig(), pino({ level: "silent" }));
  await registerDocumentation(api, "https://vestpocket.example");
  api.all("/sandbox/*", async () => "");
  const answer = await api.inject({ url: "/openapi.json" });
  await api.close();
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(answer.json<{ paths: object }>().paths)).toEqual([]);
});

test("the documentation is built once, however often it is read", async () => {
  const api = await createHttp(buildConfig(), pino({ level: "silent" }));
  await registerDocumentation(api, "https://vestpocket.example");
  await api.ready();
  const build = vi.spyOn(api, "swagger");
  const [first, second] = [await api.inject({ url: "/openapi.json" }), await api.inject({ url: "/openapi.json" })];
  await api.close();
  expect(build).toHaveBeenCalledTimes(1);
  expect(second.body).toBe(first.body);
  expect(second.headers["content-type"]).toBe("application/json; charset=utf-8");
});
