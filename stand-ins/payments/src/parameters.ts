import { invalidParameter } from "./errors.ts";

/** A decoded form: strings, and lists and objects of strings. */
export type Raw = Readonly<Record<string, unknown>>;

type Reader<T> = (value: unknown, param: string) => T;
type Shape = Readonly<Record<string, Reader<unknown>>>;
type Read<S extends Shape> = { readonly [K in keyof S]: ReturnType<S[K]> | undefined };

/** Reads the parameters of a shape; rejects unknown ones, as Stripe does. */
export function readParameters<S extends Shape>(raw: Raw, shape: S, within = ""): Read<S> {
  const named = (name: string) => (within ? `${within}[${name}]` : name);
  for (const name of Object.keys(raw)) {
    if (Object.hasOwn(shape, name) || (!within && name === "expand")) continue;
    throw invalidParameter(`Received unknown parameter: ${named(name)}`, {
      code: "parameter_unknown",
      param: named(name),
    });
  }
  const read = Object.entries(shape).map(([name, reader]) => [
    name,
    raw[name] === undefined ? undefined : reader(raw[name], named(name)),
  ]);
  return Object.fromEntries(read) as Read<S>;
}

export function required<T>(value: T | undefined, param: string): T {
  if (value === undefined) {
    throw invalidParameter(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  }
  return value;
}

export const text =
  (longest = 5000): Reader<string> =>
  (value, param) => {
    if (typeof value !== "string") throw invalidParameter(`Invalid string: ${JSON.stringify(value)}`, { param });
    if (value === "") {
      throw invalidParameter(
        `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
        { code: "parameter_invalid_empty", param },
      );
    }
    if (value.length > longest) {
      throw invalidParameter(`Invalid string: must be at most ${longest} characters`, {
        code: "parameter_invalid_string",
        param,
      });
    }
    return value;
  };

/** An empty value unsets it. */
export const clearable =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, param) =>
    value === "" ? null : reader(value, param);

export const integer =
  (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Reader<number> =>
  (value, param) => {
    const refuse = (message: string) => invalidParameter(message, { code: "parameter_invalid_integer", param });
    if (typeof value !== "string" || !/^-?\d{1,15}$/u.test(value)) throw refuse(`Invalid integer: ${String(value)}`);
    const read = Number(value);
    if (read < least) throw refuse(`This value must be greater than or equal to ${least}.`);
    if (read > most) throw refuse(`This value must be less than or equal to ${most}.`);
    return read;
  };

/** A percentage with at most four decimals. */
export const percentage: Reader<number> = (value, param) => {
  if (typeof value === "string" && /^\d{1,3}(\.\d{1,4})?$/u.test(value) && Number(value) <= 100) return Number(value);
  throw invalidParameter(`Invalid decimal: ${String(value)}`, { code: "parameter_invalid_decimal", param });
};

export const flag: Reader<boolean> = (value, param) => {
  if (value === "true" || value === "false") return value === "true";
  throw invalidParameter(`Invalid boolean: ${String(value)}`, { param });
};

export const choice =
  <const T extends string>(...choices: readonly T[]): Reader<T> =>
  (value, param) => {
    const chosen = choices.find((one) => one === value);
    if (chosen) return chosen;
    throw invalidParameter(`Invalid ${param}: must be one of ${choices.join(", ")}`, { param });
  };

export const nested =
  <S extends Shape>(shape: S): Reader<Read<S>> =>
  (value, param) => {
    if (!isObject(value)) throw invalidParameter("Invalid object", { param });
    return readParameters(value, shape, param);
  };

export const listOf =
  <T>(reader: Reader<T>, most = 100): Reader<T[]> =>
  (value, param) => {
    if (!Array.isArray(value) || value.length > most) throw invalidParameter("Invalid array", { param });
    return value.map((one, index) => reader(one, `${param}[${index}]`));
  };

export const url: Reader<string> = (value, param) => {
  const read = text(2048)(value, param);
  if (URL.canParse(read) && /^[a-z][a-z0-9+.-]*:/iu.test(read) && !/^(?:javascript|data|vbscript):/iu.test(read))
    return read;
  throw invalidParameter("Not a valid URL", { code: "url_invalid", param });
};

/** A country's two-letter code. */
export const country: Reader<string> = (value, param) => {
  if (typeof value === "string" && /^[A-Z]{2}$/iu.test(value)) return value.toUpperCase();
  throw invalidParameter(`Country '${String(value)}' is unknown. Try using a 2-character alphanumeric country code.`, {
    param,
  });
};

export const email: Reader<string> = (value, param) => {
  const read = text(800)(value, param);
  if (/^[^\s@]+@[^\s@]+$/u.test(read)) return read;
  throw invalidParameter(`Invalid email address: ${read}`, { code: "email_invalid", param });
};

/** A parameter of Stripe's that the sandbox does not use. */
export const ignored: Reader<undefined> = () => undefined;

/** Changes to metadata: null unsets a key; null for the whole unsets all. */
export type MetadataChange = Readonly<Record<string, string | null>> | null;

export const metadata: Reader<MetadataChange> = (value, param) => {
  if (value === "") return null;
  if (!isObject(value)) throw invalidParameter("Invalid object", { param });
  const entries = Object.entries(value);
  if (entries.length > 50) throw invalidParameter("Metadata can have at most 50 keys", { param });
  return Object.fromEntries(
    entries.map(([key, one]) => {
      if (key.length > 40) throw invalidParameter("Metadata keys can be up to 40 characters long", { param });
      if (typeof one !== "string" || one.length > 500) {
        throw invalidParameter("Metadata values can be up to 500 characters long", { param: `${param}[${key}]` });
      }
      return [key, one === "" ? null : one];
    }),
  );
};

export function changeMetadata(
  before: Readonly<Record<string, string>> | null,
  change: MetadataChange | undefined,
): Record<string, string> {
  if (change === null) return {};
  const after: Record<string, string> = { ...before };
  for (const [key, value] of Object.entries(change ?? {})) {
    if (value === null) delete after[key];
    else after[key] = value;
  }
  return after;
}

function isObject(value: unknown): value is Raw {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
