import fc from "fast-check";
import { PRIVILEGED } from "./privileged-names.ts";

/** The parts of a schema used here, whatever its kind. */
interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly checks?: readonly {
    readonly _zod: {
      readonly def: {
        readonly minimum?: number;
        readonly maximum?: number;
        readonly value?: number;
        readonly check?: string;
      };
    };
  }[];
  readonly [member: string]: unknown;
}

/** The percentage of values of which a part is replaced by something hostile. */
const HOSTILE = 8;

/** Values of every kind, including those that trip programs up. */
const hostileValue = fc.oneof(
  fc.constantFrom<unknown>(null, -1, 1.5, 1e308, -0, "", "\0", "\ud800", "\ude00é", [], {}, true, [[[["deep"]]]]),
  fc.constantFrom<unknown>({ $ne: 1 }, "%' OR 1=1 --", "x".repeat(3_000), "é".repeat(6), "９９９９９９", "‮", 2 ** 53),
  fc.constantFrom<unknown>(
    Array.from({ length: 1_200 }, () => "k"),
    "../../etc/passwd",
    "{0}",
    "{count, plural,",
    "%00",
  ),
);

/** Texts: some meaningful, some short, some hostile. */
export function textArbitrary(known: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known) },
    { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
    {
      weight: 1,
      arbitrary: fc.string({ unit: fc.constantFrom("\ud83d", "\ude00", "\0", "a", "é", "1", " ", "'"), maxLength: 8 }),
    },
  );
}

/**
 * Values that mostly fit a schema; any part may be replaced by something hostile, omitted, or joined by an unknown
 * field.
 */
export function schemaArbitrary(schema: unknown, known: readonly string[]): fc.Arbitrary<unknown> {
  const { def } = (schema as { _zod: { def: Definition } })._zod;
  return fc.oneof(
    { weight: 100 - HOSTILE, arbitrary: fittingArbitrary(def, known) },
    { weight: HOSTILE, arbitrary: hostileValue },
  );
}

function fittingArbitrary(def: Definition, known: readonly string[]): fc.Arbitrary<unknown> {
  const inner = (member: unknown) => schemaArbitrary(member, known);
  switch (def.type) {
    case "string":
      return def.format === "date" ? fc.constantFrom("2026-11-20", "0000-00-00") : textArbitrary(known);
    case "number":
    case "int":
      return numberArbitrary(def);
    case "boolean":
      return fc.boolean();
    case "literal":
      return fc.constantFrom(...(def.values as unknown[]));
    case "enum":
      return fc.constantFrom(...Object.values(def.entries as Record<string, unknown>));
    case "optional":
    case "default":
      return fc.option(inner(def.innerType), { nil: undefined });
    case "nullable":
      return fc.option(inner(def.innerType));
    case "tuple":
      return fc.tuple(...(def.items as unknown[]).map(inner));
    case "array":
      return fc.array(inner(def.element), { maxLength: 6 });
    case "union":
      return fc.oneof(...(def.options as unknown[]).map(inner));
    case "record":
      return fc.dictionary(textArbitrary(known), inner(def.valueType), { maxKeys: 3 });
    case "object":
      return objectArbitrary(def.shape as Record<string, unknown>, known);
    default:
      throw new Error(`no arbitrary for a schema of type ${def.type}`);
  }
}

function objectArbitrary(shape: Record<string, unknown>, known: readonly string[]): fc.Arbitrary<unknown> {
  const members = Object.fromEntries(Object.entries(shape).map(([name, each]) => [name, schemaArbitrary(each, known)]));
  const stranger = fc.oneof(
    { weight: 30, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.dictionary(textArbitrary([...known, ...PRIVILEGED]), hostileValue, { maxKeys: 2 }) },
  );
  return fc.tuple(fc.record(members), stranger).map(([object, more]) => ({ ...object, ...more }));
}

function numberArbitrary({ checks = [] }: Definition): fc.Arbitrary<unknown> {
  const bounds = checks.map(({ _zod }) => _zod.def);
  const min = bounds.find(({ check }) => check === "greater_than")?.value ?? 0;
  const max = bounds.find(({ check }) => check === "less_than")?.value ?? 1_000;
  return fc.oneof(
    fc.constantFrom(min, max, min - 1, max + 1, min + 0.5),
    fc.integer({ min: Math.ceil(min), max: Math.min(Math.floor(max), min + 200) }),
  );
}
