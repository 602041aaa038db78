import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inventPhone } from "../../testing/account-journeys.ts";
import { createInquiryJourneys } from "../../testing/inquiries.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

interface Schema {
  readonly $ref?: string;
  readonly type?: string | string[];
  readonly properties?: Record<string, Schema>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: Schema[];
  readonly oneOf?: Schema[];
}
interface Operation {
  readonly responses: Record<string, { content?: { "application/json"?: { schema?: Schema } } }>;
}
interface Described {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components?: { readonly schemas?: Record<string, Schema> };
}

/** What no response may contain: hashes, signed tokens, secrets, disk paths. */
const NEVER =
  /\$argon2|eyJ[\w-]+\.eyJ|"(passwordHash|secondFactorSecret|storageKey|requestKey|oobCode)"|\/(home|tmp|var|root)\//u;

describe("a response", () => {
  let site: TestApp;
  let people: Awaited<ReturnType<typeof createInquiryJourneys>>;
  let described: Described;

  beforeAll(async () => {
    site = await buildTestApp();
    people = await createInquiryJourneys(site);
    described = (await site.call("GET", "/openapi.json")).body;
  });
  afterAll(() => site.close());

  /** The response's fields that its schema lacks. */
  function findUndocumented(value: unknown, schema: Schema | undefined, path: string): string[] {
    const name = schema?.$ref?.split("/").at(-1);
    const shape = name === undefined ? schema : described.components?.schemas?.[name];
    if (value === null || typeof value !== "object") return [];
    const options = shape?.anyOf ?? shape?.oneOf;
    if (options !== undefined) {
      const each = options.map((option) => findUndocumented(value, option, path));
      return each.find((found) => found.length === 0) ?? each[0] ?? [];
    }
    if (Array.isArray(value)) return value.flatMap((item) => findUndocumented(item, shape?.items, `${path}[]`));
    return Object.entries(value).flatMap(([key, member]) => {
      const known = shape?.properties?.[key];
      if (known !== undefined) return findUndocumented(member, known, `${path}.${key}`);
      const others = shape?.additionalProperties;
      if (typeof others === "object") return findUndocumented(member, others, `${path}.${key}`);
      return others === true ? [] : [`${path}.${key}`];
    });
  }

  test("has only documented fields, and no e-mail address of another person, hash, token or file path", async () => {
    const { owner, listing } = people;
    const { sender: reader, id: inquiry } = await people.begin();
    await people.reply(owner, inquiry, "Electric.");
    const stranger = await site.addAccount({ phoneNumber: inventPhone(), phoneVerifiedAt: site.clock.now() });
    const ids: Record<string, string> = {
      "/v1/auth/getUser/{id}": reader.uid,
      "/v1/access/{listingId}": listing,
      "/v1/property/getProperty/{id}": listing,
      "/v1/property/{id}/similar": listing,
      "/v1/inquiries/{id}": inquiry,
    };
    const asked: string[] = [];
    for (const [path, methods] of Object.entries(described.paths)) {
      if (methods.get === undefined) continue;
      const answer = await site.call("GET", path.replace(/\{\w+\}/u, ids[path] ?? reader.uid), { token: reader.token });
      expect(answer.text, path).not.toMatch(NEVER);
      for (const of of [owner.email, stranger.email]) expect(answer.text, path).not.toContain(of);
      if (answer.status !== 200 || answer.body === undefined) continue;
      asked.push(path);
      const schema = methods.get.responses["200"]?.content?.["application/json"]?.schema;
      expect({ path, undocumented: findUndocumented(answer.body, schema, "") }).toEqual({ path, undocumented: [] });
    }
    for (const [path, body] of [
      ["/v1/property/search", {}],
      ["/v1/property/map", {}],
      ["/v1/property/facets", {}],
      ["/v1/property/relaxations", { type: "Office", city: "Nowhere" }],
      ["/v1/property/featured", {}],
      ["/v1/property/owner", { uid: owner.uid }],
      ["/v1/property/compare", { ids: [listing] }],
    ] as const) {
      const answer = await site.call("POST", path, { body, token: reader.token });
      expect(answer.status).toBe(200);
      expect(answer.text, path).not.toMatch(NEVER);
      expect(answer.text, path).not.toContain(owner.email);
      const schema = described.paths[path]?.post?.responses["200"]?.content?.["application/json"]?.schema;
      expect({ path, undocumented: findUndocumented(answer.body, schema, "") }).toEqual({ path, undocumented: [] });
      asked.push(path);
    }
    expect(asked.length).toBeGreaterThan(15);
  });

  test("with an undocumented field would fail this suite", () => {
    const schema = described.paths["/v1/property/owner"]?.post?.responses["200"]?.content?.["application/json"]?.schema;
    const leaky = { owner: { uid: "", email: "odile@example.ca" } };
    expect(findUndocumented(leaky, schema, "")).toEqual([".owner.email"]);
  });
});
