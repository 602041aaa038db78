/** The parts of a schema that are read here, whatever its kind. */
export interface TextDefinition {
  readonly type: string;
  readonly format?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Readonly<Record<string, unknown>> } }[];
  readonly [member: string]: unknown;
}
interface Schema {
  readonly _zod: { readonly def: TextDefinition };
  readonly safeParse: (value: unknown) => { readonly success: boolean; readonly data?: unknown };
}

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null && "_zod" in value;

/** Every text in a schema, with its path. */
export function* listTexts(schema: unknown, path: string): Generator<{ path: string; schema: Schema }> {
  if (!isSchema(schema)) return;
  const { def } = schema._zod;
  if (def.type === "string") yield { path, schema };
  for (const [name, member] of Object.entries(def)) {
    if (isSchema(member)) yield* listTexts(member, `${path}.${name}`);
    else if (Array.isArray(member)) for (const each of member) yield* listTexts(each, path);
    else if (name === "shape") {
      for (const [key, each] of Object.entries(member as object)) yield* listTexts(each, `${path}.${key}`);
    }
  }
}
