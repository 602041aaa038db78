import { isIP } from "node:net";
import { z } from "zod";

/** Where mail is handed over, and as whom. */
export interface MailSettings {
  /** May hold a password: never to be logged. */
  readonly url: string;
  /** `Name <address>` or an address. */
  readonly from: string;
}

/** Twilio's API, or what stands in for it. */
export interface SmsSettings {
  readonly url: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in E.164, or a short code. */
  readonly from: string;
}

const MAIL_FROM = /^(?:[^<>@\p{Cc}]* )?<?[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+>?$/u;

/** The settings of those who carry messages, as given in the environment. */
export const carriersEnvironment = {
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be smtp://… or smtps://…" }).optional(),
  MAIL_FROM: z.string().max(320).regex(MAIL_FROM, "must be an address, or a name and an address in <>").optional(),
  TWILIO_ACCOUNT_SID: z.string().regex(/^\w+$/u, "must be letters and digits").optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|\d{3,8})$/u, "must be a number like +14165550123, or a short code")
    .optional(),
  TWILIO_URL: z.url({ protocol: /^https?$/ }).default("https://api.twilio.com"),
};
type CarriersEnvironment = z.infer<z.ZodObject<typeof carriersEnvironment>>;

/** The settings of the mail carrier; undefined where none is set. */
export function readMailSettings(env: CarriersEnvironment, publicUrl: string): MailSettings | undefined {
  if (env.SMTP_URL === undefined) return undefined;
  const { hostname } = new URL(publicUrl);
  const host = isIP(hostname.replace(/[[\]]/gu, "")) === 0 ? hostname : "localhost";
  return { url: env.SMTP_URL, from: env.MAIL_FROM ?? `Vestpocket <no-reply@${host}>` };
}

const SMS_NAMES = ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"] as const;

/** The names of the settings that are missing for messages to go out; `isNeeded`: where they have to. */
export function listMissingCarriers(env: CarriersEnvironment, isNeeded: boolean): string[] {
  const missingSms = SMS_NAMES.filter((name) => env[name] === undefined);
  const isSmsBegun = missingSms.length < SMS_NAMES.length;
  return [
    ...(isNeeded && env.SMTP_URL === undefined ? ["SMTP_URL"] : []),
    ...(isNeeded || isSmsBegun ? missingSms : []),
  ];
}

/** The settings of the SMS carrier; undefined where none is set. */
export function readSmsSettings(env: CarriersEnvironment): SmsSettings | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env;
  if (accountSid === undefined || authToken === undefined || from === undefined) return undefined;
  return { url: env.TWILIO_URL.replace(/\/$/u, ""), accountSid, authToken, from };
}
