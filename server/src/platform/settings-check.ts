import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Environment, environmentSchema, listSettingProblems, SECRET_MIN } from "./environment.ts";
import { readBucketSettings } from "./files/storage-settings.ts";
import { findFolderFault } from "./folders.ts";
import { toHttpUrl } from "./http-url.ts";
import { isLoopback } from "./loopback.ts";
import { listSalesTaxWarnings } from "./payments/sales-tax-settings.ts";
import { listSimilarSettings } from "./similar-settings.ts";
import { readTrustedRoots } from "./timestamps/trusted-roots.ts";

/** What is in the environment, as far as it is valid. */
export interface CheckedSettings {
  /** Without the settings that are invalid by themselves. */
  readonly env: Environment;
  readonly publicUrl: string;
  readonly isPrivate: boolean;
  /** Absolute. */
  readonly dataDir: string;
  readonly trustedProxies: readonly string[];
  /** Everything that keeps the server from starting, one line each, starting with the setting's name. */
  readonly problems: readonly string[];
  /** What the operator should know, in the same form. */
  readonly warnings: readonly string[];
}

/** Names in the environment that are no settings of the server: other programs of ours read them. */
const OTHER = new Set(["NODE_ENV", "BACKUP_RECIPIENT", "BACKUP_IDENTITY", "BACKUP_PASSPHRASE"]);
const NAMES = /\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)*\b/gu;

/** Finds everything that is wrong with the settings, at once. Changes nothing. An empty value counts as unset. */
export function checkSettings(environment: Readonly<Record<string, string | undefined>>): CheckedSettings {
  const given = Object.entries(environment).filter(([, value]) => value !== "");
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  const issues = parsed.error?.issues ?? [];
  const invalid = new Set(issues.map(({ path }) => String(path[0])));
  const env = environmentSchema.parse(Object.fromEntries(given.filter(([name]) => !invalid.has(name))));

  const trustedProxies = listEntries(environment.TRUSTED_PROXIES);
  const url = env.PUBLIC_URL ?? toHttpUrl({ host: env.HOST, port: env.PORT });
  const isUrl = URL.canParse(url);
  // If it cannot be read, what it was meant to be is guessed, so that everything else is checked, too.
  const host = invalid.has("PUBLIC_URL") ? guessHost(environment.PUBLIC_URL) : isUrl ? new URL(url).hostname : env.HOST;
  const isPrivate = !isUrl || (isLoopback(env.HOST) && isLoopback(host) && trustedProxies.length === 0);
  const dataDir = resolve(env.DATA_DIR);

  // A problem that names an invalid setting may only follow from it.
  const concernsInvalid = (problem: string) => problem.match(NAMES)?.some((name) => invalid.has(name)) === true;
  return {
    env,
    publicUrl: isUrl ? new URL(url).origin : "",
    isPrivate,
    dataDir,
    trustedProxies,
    problems: [
      ...new Set(issues.map(({ path, message }) => `${String(path[0])}: ${message}`)),
      ...(isUrl ? [] : ["HOST: cannot be part of a URL, so PUBLIC_URL is needed too"]),
      ...listSettingProblems(env, { isPrivate }).filter((problem) => !concernsInvalid(problem)),
      ...listBucketFaults(env),
      ...listRootFaults(env),
      ...listFolderFaults(env, dataDir),
    ],
    warnings: [
      ...listSalesTaxWarnings(env),
      ...listSimilarSettings(
        given.map(([name]) => name),
        { known: Object.keys(environmentSchema.shape), other: OTHER },
      ),
    ],
  };
}

function listEntries(text = ""): string[] {
  return text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** The host of what is nearly a URL, such as 'localhost:3000'. */
function guessHost(text = ""): string {
  const rest = text.trim().replace(/^[a-z]*:?\/*/iu, (scheme) => (scheme.includes("/") ? "" : scheme));
  return rest.split(/[/:]/u)[0] ?? "";
}

function listBucketFaults(env: Environment): string[] {
  try {
    readBucketSettings(env);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

function listRootFaults({ TIMESTAMP_CA_FILE: file }: Environment): string[] {
  if (file === undefined) return [];
  try {
    readTrustedRoots(readFileSync(file, "utf8"));
    return [];
  } catch (error) {
    return [`TIMESTAMP_CA_FILE: ${file}: ${(error as Error).message}`];
  }
}

function listFolderFaults({ SECRET }: Environment, dataDir: string): string[] {
  const fault = findFolderFault(dataDir);
  if (fault !== undefined) return [`DATA_DIR: ${fault}`];
  const file = join(dataDir, "secret");
  if (SECRET !== undefined || !existsSync(file) || readFileSync(file, "utf8").length >= SECRET_MIN) return [];
  return [
    `SECRET: ${file} holds fewer than ${SECRET_MIN} characters; restore it from a backup, or delete it if the server has never run`,
  ];
}
