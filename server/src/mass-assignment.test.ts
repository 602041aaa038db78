import type { Contract } from "@vestpocket/domain/shared/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inventAddress } from "./testing/account-journeys.ts";
import { listContracts } from "./testing/contracts.ts";
import { buildForm } from "./testing/forms.ts";
import { buildListingForm } from "./testing/listing-forms.ts";
import { PRIVILEGED } from "./testing/privileged-names.ts";
import { buildTestApp, type TestApp } from "./testing/test-app.ts";

/** Names that the JSON parser rejects before any schema reads them. */
const PROTOTYPES = ["__proto__", "constructor"];
const SOME_ID = "01900000-0000-7000-8000-000000000000";

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly catchall?: unknown;
  readonly [member: string]: unknown;
}
const definitionOf = (schema: unknown): Definition => (schema as { _zod: { def: Definition } })._zod.def;

/**
 * The places in a schema where an object accepts members that it does not name. One that drops them accepts none, but
 * does not report it.
 */
function listOpen(schema: unknown, place: string, drops = false): string[] {
  const { type, shape = {}, catchall, innerType, element, items, options, valueType } = definitionOf(schema);
  const isOpen = type === "object" && (catchall === undefined ? !drops : definitionOf(catchall).type !== "never");
  const inner = [innerType, element, valueType, ...((items ?? options ?? []) as unknown[])].filter(Boolean);
  return [
    ...(isOpen ? [place] : []),
    ...Object.entries(shape).flatMap(([name, each]) => listOpen(each, `${place}.${name}`, drops)),
    ...inner.flatMap((each) => listOpen(each, place, drops)),
  ];
}

describe("a member that a call does not define", () => {
  let site: TestApp;
  let contracts: Contract[];
  let member: { uid: string; token: string };
  let administrator: { token: string };

  beforeAll(async () => {
    site = await buildTestApp({}, { takesPayments: true });
    contracts = await listContracts();
    const at = site.clock.now();
    member = await site.signInAs({ emailVerifiedAt: at, phoneVerifiedAt: at });
    administrator = await site.signInAsAdministrator();
  });
  afterAll(() => site.close());

  const nameOf = ({ method, path }: Contract) => `${method} ${path}`;
  const hasMembers = ({ body }: Contract): boolean => {
    const { type, innerType } = body === undefined ? { type: "", innerType: undefined } : definitionOf(body);
    return (innerType === undefined ? type : definitionOf(innerType).type) === "object";
  };

  test("is rejected by the schema of every body at any depth, and accepted by no query", () => {
    const open = contracts.flatMap((call) => [
      ...(call.body === undefined ? [] : listOpen(call.body, nameOf(call))),
      ...(call.query === undefined ? [] : listOpen(call.query, `${nameOf(call)}?`, true)),
    ]);
    expect(open).toEqual([]);
  });

  test(`is rejected by every call that takes members, for each of ${PRIVILEGED.length} privileged names`, async () => {
    const wrong: string[] = [];
    const asked = contracts.filter(hasMembers);
    for (const call of asked) {
      const names = PRIVILEGED.filter((name) => !PROTOTYPES.includes(name) && !isNamed(call, name));
      const body = Object.fromEntries(names.map((name) => [name, 1]));
      const token = call.access === "administrators" ? administrator.token : member.token;
      const path = call.path.replace(/\{\w+\}/gu, SOME_ID);
      const answer = await site.call(call.method, path, { token, body, address: inventAddress() });
      const unrefused = names.filter((name) => answer.body?.fields?.[name] === undefined);
      if (answer.status !== 400 || unrefused.length > 0) wrong.push(`${nameOf(call)}: ${answer.status} ${unrefused}`);
    }
    expect(wrong).toEqual([]);
    expect(asked.length).toBeGreaterThan(60);
  });

  test("is rejected by forms too, next to their fields and inside a listing's details", async () => {
    const [listing = ""] = await site.addListings([{ ownerId: member.uid, status: "draft" }]);
    const { token } = member;
    const read = async () => (await site.db.$client.query("SELECT * FROM listings ORDER BY id")).rows;
    const before = await read();
    for (const [at, name] of PRIVILEGED.entries()) {
      const ways = [
        ["POST", "/v1/property/", buildListingForm({ [name]: "1" })],
        ["PATCH", `/v1/property/${listing}`, buildForm([{ name, content: "1" }])],
        ["POST", "/v1/property/", buildListingForm({ fields: `{"${name}":1}` })],
        ["PATCH", `/v1/property/${listing}`, buildForm([{ name: "fields", content: `{"${name}":1}` }])],
      ] as const;
      const [method, path, form] = ways[at % ways.length] ?? ways[0];
      const { status } = await site.call(method, path, { token, address: inventAddress(), ...form });
      expect({ name, method, isRefused: [400, 403].includes(status) }).toEqual({ name, method, isRefused: true });
    }
    expect(await read()).toEqual(before);
  });
});

/** Whether a call's body has a member with this name. */
function isNamed({ body }: Contract, name: string): boolean {
  const { innerType, shape } = definitionOf(body);
  const own = innerType === undefined ? shape : definitionOf(innerType).shape;
  return Object.hasOwn(own ?? {}, name);
}
