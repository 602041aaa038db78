import qs from "qs";
import { invalidRequest, missing } from "./errors.ts";

/** What a request gives, by name: texts, lists and groups of them. */
export type Parameters = Readonly<Record<string, unknown>>;

/** Reads `a[b][0]=c`. */
export function parseParameters(text: string): Parameters {
  return qs.parse(text, { depth: 8, parameterLimit: 500, arrayLimit: 100 });
}

export function readText(given: Parameters, name: string): string | undefined {
  const value = given[name];
  if (value === undefined) return undefined;
  if (typeof value !== "string") throw invalidRequest(`Invalid string: ${name}`, { param: name });
  return value;
}

export function requireText(given: Parameters, name: string): string {
  const value = readText(given, name);
  if (value === undefined || value === "") throw missing(name);
  return value;
}

export function readGroup(given: Parameters, name: string): Parameters {
  const value = given[name];
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Parameters) : {};
}

export function readList(given: Parameters, name: string): readonly unknown[] {
  const value = given[name];
  if (value === undefined) return [];
  return Array.isArray(value) ? value : Object.values(value as object);
}

export function readInteger(given: Parameters, name: string): number | undefined {
  const value = readText(given, name);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,12}$/u.test(value)) {
    throw invalidRequest(`Invalid integer: ${value}`, { code: "parameter_invalid_integer", param: name });
  }
  return Number(value);
}

export function readBoolean(given: Parameters, name: string): boolean | undefined {
  const value = readText(given, name);
  if (value === undefined) return undefined;
  if (value !== "true" && value !== "false") throw invalidRequest(`Invalid boolean: ${value}`, { param: name });
  return value === "true";
}

/** Metadata after a change: an empty text removes its key. */
export function mergeMetadata(standing: Record<string, string>, given: Parameters): Record<string, string> {
  const merged = { ...standing };
  for (const [key, value] of Object.entries(readGroup(given, "metadata"))) {
    if (value === "") delete merged[key];
    else merged[key] = String(value);
  }
  return merged;
}
