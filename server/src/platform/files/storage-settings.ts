import { z } from "zod";

/** A bucket of S3, or of what speaks its protocol. */
export interface BucketSettings {
  readonly bucket: string;
  /** Put before every key; empty, or ends with a slash. */
  readonly prefix: string;
  /** Undefined: Amazon's own. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Undefined: found in the environment in Amazon's usual ways. Never to be logged. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u;
const PREFIX = /^(?:[\w-][\w.-]*\/)*$/u;
const REGION = /^[a-z0-9-]+$/u;
/** What a server of one's own takes where it has no regions. */
const SOME_REGION = "us-east-1";

/** Where files are stored, as given in the environment. */
export const storageEnvironment = {
  STORAGE_URL: z.url({ protocol: /^s3$/, error: "must be s3://bucket/prefix?endpoint=…&region=…" }).optional(),
  AWS_REGION: z.string().regex(REGION, "must be a region such as ca-central-1").optional(),
};
type StorageEnvironment = z.infer<z.ZodObject<typeof storageEnvironment>>;

/** The bucket that files are stored in; undefined: the data directory. Throws Error saying what is wrong with STORAGE_URL. */
export function readBucketSettings(env: StorageEnvironment): BucketSettings | undefined {
  if (env.STORAGE_URL === undefined) return undefined;
  const url = new URL(env.STORAGE_URL);
  const prefix = url.pathname.replace(/^\/+|\/+$/gu, "");
  const { endpoint, region, ...unknown } = Object.fromEntries(url.searchParams);
  const settings = {
    bucket: url.host,
    prefix: prefix === "" ? "" : `${prefix}/`,
    endpoint,
    region: region ?? env.AWS_REGION ?? (endpoint === undefined ? "" : SOME_REGION),
    credentials:
      url.username === "" ? undefined : { accessKeyId: decode(url.username), secretAccessKey: decode(url.password) },
  };
  const problem = findProblem(settings, Object.keys(unknown));
  if (problem !== undefined) throw new Error(`STORAGE_URL: ${problem}`);
  return settings;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error("STORAGE_URL: write a % in user or password as %25");
  }
}

function findProblem(settings: BucketSettings, unknown: readonly string[]): string | undefined {
  if (!BUCKET.test(settings.bucket)) return "must name a bucket in small letters, as in s3://vestpocket-files";
  if (!PREFIX.test(settings.prefix)) return "its prefix may have letters, digits, hyphens, dots and slashes only";
  if (unknown.length > 0) return `'${unknown[0]}' means nothing here; endpoint and region do`;
  if (settings.endpoint !== undefined && !z.url({ protocol: /^https?$/ }).safeParse(settings.endpoint).success) {
    return "its endpoint must be http://… or https://…";
  }
  if (settings.region === "") return "needs ?region=… (or AWS_REGION), such as ca-central-1";
  if (!REGION.test(settings.region)) return "its region must be one such as ca-central-1";
  if (settings.credentials?.secretAccessKey === "") return "has a user but no password";
  return undefined;
}
