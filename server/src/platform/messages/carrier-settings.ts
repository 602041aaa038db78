import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { z } from "zod";
import { webAddress } from "../setting-kinds.ts";
import { readTrustedRoots } from "../timestamps/trusted-roots.ts";
import { type DkimSettings, dkimEnvironment, readDkim } from "./dkim-settings.ts";

/** The SMTP server and the sender's address. */
export interface MailSettings {
  /** May contain a password; never log it. */
  readonly url: string;
  /** Certificates (PEM) that the mail server's must chain to, or be; undefined means those that Node.js trusts. */
  readonly ca?: string | undefined;
  /** `Name <address>` or an address. */
  readonly from: string;
  /** With what this server signs e-mail; undefined if the relay does. */
  readonly dkim?: DkimSettings | undefined;
}

/** Twilio's API, or a stand-in for it. */
export interface SmsSettings {
  readonly url: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in E.164, or a short code. */
  readonly from: string;
}

const MAIL_FROM = /^(?:[^<>@\p{Cc}]* )?<?[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+>?$/u;

/** The environment variables for e-mail and SMS. */
export const carriersEnvironment = {
  ...dkimEnvironment,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be smtp://… or smtps://…" }).optional(),
  SMTP_CA_FILE: z.string().refine(hasCertificate, "must be the path of a file with certificates (PEM)").optional(),
  MAIL_FROM: z.string().max(320).regex(MAIL_FROM, "must be an address, or a name and an address in <>").optional(),
  TWILIO_ACCOUNT_SID: z.string().regex(/^\w+$/u, "must be letters and digits").optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|\d{3,8})$/u, "must be a number like +14165550123, or a short code")
    .optional(),
  TWILIO_URL: webAddress.default("https://api.twilio.com"),
};
type CarriersEnvironment = z.infer<z.ZodObject<typeof carriersEnvironment>>;

/** The settings for e-mail, or undefined if there are none. */
export function readMailSettings(env: CarriersEnvironment, publicUrl: string): MailSettings | undefined {
  if (env.SMTP_URL === undefined) return undefined;
  const { hostname } = new URL(publicUrl);
  const host = isIP(hostname.replace(/[[\]]/gu, "")) === 0 ? hostname : "localhost";
  const ca = env.SMTP_CA_FILE === undefined ? undefined : readFileSync(env.SMTP_CA_FILE, "utf8");
  return { url: env.SMTP_URL, ca, from: env.MAIL_FROM ?? `Vestpocket <no-reply@${host}>`, dkim: readDkim(env) };
}

function hasCertificate(file: string): boolean {
  try {
    return readTrustedRoots(readFileSync(file, "utf8")).length > 0;
  } catch {
    return false;
  }
}

const SMS_NAMES = ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"] as const;

/** The names of missing settings. `isNeeded`: whether this server has to send messages. */
export function listMissingCarriers(env: CarriersEnvironment, isNeeded: boolean): string[] {
  const missingSms = SMS_NAMES.filter((name) => env[name] === undefined);
  const isSmsStarted = missingSms.length < SMS_NAMES.length;
  return [
    ...(isNeeded && env.SMTP_URL === undefined ? ["SMTP_URL"] : []),
    ...(isNeeded || isSmsStarted ? missingSms : []),
  ];
}

/** The settings for SMS, or undefined if there are none. */
export function readSmsSettings(env: CarriersEnvironment): SmsSettings | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env;
  if (accountSid === undefined || authToken === undefined || from === undefined) return undefined;
  return { url: env.TWILIO_URL.replace(/\/$/u, ""), accountSid, authToken, from };
}
