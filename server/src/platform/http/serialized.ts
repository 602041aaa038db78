import { z } from "zod/mini";
import { type $ZodType, encode, type output } from "zod/v4/core";

/** The JSON of a part of an answer, which was validated when it was written. */
export class Serialized<Value> {
  readonly json: string;
  /** For the types only. */
  declare readonly value: Value;

  private constructor(json: string) {
    this.json = json;
  }

  /** Throws if the value does not fit the schema. */
  static from<Schema extends $ZodType>(schema: Schema, value: output<Schema>): Serialized<output<Schema>> {
    return new Serialized(JSON.stringify(encode(schema, value as never)));
  }
}

/** What an answer's schema has in place of a part that is serialized already. */
export const serializedSchema = <Schema extends $ZodType>(_: Schema) =>
  z.custom<Serialized<output<Schema>>>((value) => value instanceof Serialized);

/** The JSON of an answer around those of its parts that are serialized already. */
export function writeJson(value: unknown): string {
  if (value instanceof Serialized) return value.json;
  if (Array.isArray(value)) return `[${value.map(writeJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${writeJson(member)}`).join(",")}}`;
}
