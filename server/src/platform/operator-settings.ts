import type { Operator } from "@vestpocket/domain/operators/operators.schema";
import { readPhone, writePhone } from "@vestpocket/domain/phones/typed-phone.rules";
import { PROVINCE_CODES, type ProvinceCode } from "@vestpocket/domain/places/places.provinces";
import { z } from "zod";

const CODES = Object.values(PROVINCE_CODES) as [ProvinceCode, ...ProvinceCode[]];
const line = (max: number) => z.string().trim().max(max, `must be at most ${max} characters`).optional();
const email = z.email("must be an email address").max(320).optional();

/** The environment variables that say who runs the site. */
export const operatorEnvironment = {
  OPERATOR_NAME: line(100),
  OPERATOR_ADDRESS: line(300),
  OPERATOR_PHONE: z
    .string()
    .max(40)
    .refine((typed) => readPhone(typed) !== undefined, "must be a phone number such as +14165550100")
    .optional(),
  OPERATOR_EMAIL: email,
  OPERATOR_PROVINCE: z.enum(CODES, `must be one of ${CODES.join(", ")}`).optional(),
  PRIVACY_OFFICER_TITLE: line(200),
  PRIVACY_OFFICER_EMAIL: email,
  COUNSEL_REVIEWED: z.iso.date("must be a date such as 2027-01-31").optional(),
};
type OperatorEnvironment = z.infer<z.ZodObject<typeof operatorEnvironment>>;

const NAMES = [
  ...(["OPERATOR_NAME", "OPERATOR_ADDRESS", "OPERATOR_PHONE", "OPERATOR_EMAIL", "OPERATOR_PROVINCE"] as const),
  ...(["PRIVACY_OFFICER_TITLE", "PRIVACY_OFFICER_EMAIL"] as const),
];

/** The missing settings, one per line. A public server needs all of them, a private one all or none. */
export function listOperatorFaults(env: OperatorEnvironment, isPublic: boolean): string[] {
  const missing = NAMES.filter((name) => env[name] === undefined);
  if (isPublic) return missing.map((name) => `${name}: required on a public server, which says who runs it`);
  const isStarted = missing.length < NAMES.length;
  return isStarted ? missing.map((name) => `${name}: missing; set all that say who runs the site, or none`) : [];
}

/** Who runs the site; undefined if the settings name nobody. */
export function readOperator(env: OperatorEnvironment): Operator | undefined {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_EMAIL: email, OPERATOR_PROVINCE: province } = env;
  const { PRIVACY_OFFICER_TITLE: title, PRIVACY_OFFICER_EMAIL: officer } = env;
  const phone = readPhone(env.OPERATOR_PHONE ?? "");
  if (name === undefined || address === undefined || email === undefined || province === undefined) return undefined;
  if (phone === undefined || title === undefined || officer === undefined) return undefined;
  return { name, address, phone: writePhone(phone), email, province, privacyOfficer: { title, email: officer } };
}
