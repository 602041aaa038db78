import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";

/** The key with which this server signs e-mail (DKIM), and where its public half is published. */
export interface DkimSettings {
  readonly domainName: string;
  readonly keySelector: string;
  /** As PEM; never log it. */
  readonly privateKey: string;
}

const NAME = /^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/iu;

/** The environment variables for DKIM. */
export const dkimEnvironment = {
  DKIM_DOMAIN: z.string().regex(NAME, "must be a domain name").optional(),
  DKIM_SELECTOR: z.string().regex(NAME, "must be the name under which the public key is published").optional(),
  DKIM_KEY_FILE: z.string().refine(isSigningKey, "must be the path of a file with an RSA private key (PEM)").optional(),
};
type DkimEnvironment = z.infer<z.ZodObject<typeof dkimEnvironment>>;

const NAMES = ["DKIM_DOMAIN", "DKIM_SELECTOR", "DKIM_KEY_FILE"] as const;

/** The names of missing settings, if some of them are set. */
export function listMissingDkim(env: DkimEnvironment): string[] {
  const missing = NAMES.filter((name) => env[name] === undefined);
  return missing.length < NAMES.length ? missing : [];
}

/** The settings for DKIM, or undefined if there are none. */
export function readDkim(env: DkimEnvironment): DkimSettings | undefined {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_KEY_FILE: file } = env;
  if (domainName === undefined || keySelector === undefined || file === undefined) return undefined;
  return { domainName, keySelector, privateKey: readFileSync(file, "utf8") };
}

function isSigningKey(file: string): boolean {
  try {
    return createPrivateKey(readFileSync(file, "utf8")).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}
