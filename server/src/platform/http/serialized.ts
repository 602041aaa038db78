import { z } from "zod/mini";
import { type $ZodType, encode, type output } from "zod/v4/core";

/**
 * The JSON of part of a response, validated when it was serialized, as bytes: a string would be encoded again for each
 * response.
 */
export class Serialized<Value> {
  readonly json: Buffer;
  /** For types only. */
  declare readonly value: Value;

  private constructor(json: Buffer) {
    this.json = json;
  }

  /** Throws if the value does not fit the schema. */
  static from<Schema extends $ZodType>(schema: Schema, value: output<Schema>): Serialized<output<Schema>> {
    const text = JSON.stringify(encode(schema, value as never));
    // A separate buffer: a slice of a shared one would keep all of it alive.
    const json = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
    json.write(text);
    return new Serialized(json);
  }
}

/** Replaces the schema of a response part that is already serialized. */
export const serializedSchema = <Schema extends $ZodType>(_: Schema) =>
  z.custom<Serialized<output<Schema>>>((value) => value instanceof Serialized);

/** The JSON of a response around its already serialized parts. */
export const writeJson = (value: unknown): Buffer =>
  Buffer.concat(listPieces(value).map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece)));

type Piece = string | Buffer;

function listPieces(value: unknown): Piece[] {
  if (value instanceof Serialized) return [value.json];
  if (Array.isArray(value)) return ["[", ...separate(value.map(listPieces)), "]"];
  if (typeof value !== "object" || value === null) return [JSON.stringify(value)];
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const pieces = members.map(([name, member]) => [`${JSON.stringify(name)}:`, ...listPieces(member)]);
  return ["{", ...separate(pieces), "}"];
}

const separate = (each: readonly Piece[][]): Piece[] =>
  each.flatMap((pieces, at) => (at === 0 ? pieces : [",", ...pieces]));
