import { z } from "zod/mini";
import { PROVINCE_CODES, type ProvinceCode, type ProvinceName } from "../places/places.provinces.ts";
import { PROCESSOR_TASKS } from "./operators.processors.ts";

/** Who runs the site. Every text is at most 300 characters. */
export const operatorSchema = z.object({
  /** The legal name. */
  name: z.string(),
  address: z.string(),
  /** As phone numbers are stored, with its extension. */
  phone: z.string(),
  email: z.string(),
  /** Where it is established: the law of that province governs the terms. */
  province: z.enum(Object.values(PROVINCE_CODES) as [ProvinceCode, ...ProvinceCode[]]),
  privacyOfficer: z.object({ title: z.string(), email: z.string() }),
});
export type Operator = z.infer<typeof operatorSchema>;

/** A company that processes data on the operator's behalf. */
export const processorSchema = z.object({
  task: z.enum(PROCESSOR_TASKS),
  name: z.string(),
  /** ISO 3166-1, two letters. */
  country: z.string(),
});
export type Processor = z.infer<typeof processorSchema>;

/** What an operator can close for a province: publishing listings there, and making offers about them. */
export const CLOSABLE = ["posting", "offers"] as const;
export type Closable = (typeof CLOSABLE)[number];

/** The provinces for which each is closed. */
export const closuresSchema = z.record(
  z.enum(CLOSABLE),
  z.array(z.enum(Object.keys(PROVINCE_CODES) as [ProvinceName, ...ProvinceName[]])),
);
export type Closures = z.infer<typeof closuresSchema>;

/** What the terms, the privacy notice and the contact page say about this site in particular. */
export const siteFactsSchema = z.object({
  /** Null on a private server that names nobody. */
  operator: z.nullable(operatorSchema),
  /** The date on which the operator's counsel reviewed the terms, as 2027-01-31; null until then. */
  counselReviewed: z.nullable(z.string()),
  processors: z.array(processorSchema),
  /** For how many days backups are kept, at least 1. */
  backupDays: z.int(),
  closed: closuresSchema,
});
export type SiteFacts = z.infer<typeof siteFactsSchema>;
