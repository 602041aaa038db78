import { CLOSABLE, type Closable, type Closures } from "@vestpocket/domain/operators/operators.schema";
import { PROVINCE_CODES, type ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { z } from "zod";

const PROVINCES = new Map(
  Object.entries(PROVINCE_CODES).map(([name, code]): [string, ProvinceName] => [code, name as ProvinceName]),
);

/** The environment variable for what the operator has closed for a province. */
export const closuresEnvironment = {
  CLOSED_PROVINCES: z
    .string()
    .max(1_000)
    .refine(
      (text) => readEntries(text).every(({ code, closed }) => PROVINCES.has(code) && closed.every(isClosable)),
      `must be like "QC=posting,offers; MB=offers", with ${[...PROVINCES.keys()].join(", ")}`,
    )
    .optional(),
};

type ClosuresEnvironment = z.infer<z.ZodObject<typeof closuresEnvironment>>;

const isClosable = (text: string): text is Closable => CLOSABLE.some((each) => each === text);

function readEntries(text: string): { code: string; closed: string[] }[] {
  return text
    .split(";")
    .filter((entry) => entry.trim() !== "")
    .map((entry) => {
      const [code = "", ...closed] = entry.split("=");
      return {
        code: code.trim(),
        closed: closed
          .join("=")
          .split(",")
          .map((part) => part.trim()),
      };
    });
}

/** What the operator has closed, for which provinces. */
export function readClosures({ CLOSED_PROVINCES = "" }: ClosuresEnvironment): Closures {
  const entries = readEntries(CLOSED_PROVINCES);
  const listProvinces = (closable: Closable) =>
    [...PROVINCES].flatMap(([code, name]) =>
      entries.some((entry) => entry.code === code && entry.closed.includes(closable)) ? [name] : [],
    );
  return { posting: listProvinces("posting"), offers: listProvinces("offers") };
}
