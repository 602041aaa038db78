import { z } from "zod";

/** A bucket at S3 or an S3-compatible service. */
export interface BucketSettings {
  readonly bucket: string;
  /** Prepended to every key; empty, or ends with a slash. */
  readonly prefix: string;
  /** Undefined means Amazon's own. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Undefined means the SDK's usual sources, such as the environment. Never log these. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u;
const PREFIX = /^(?:[\w-][\w.-]*\/)*$/u;
const REGION = /^[a-z0-9-]+$/u;
/** Self-hosted servers have no regions and accept this one. */
const DEFAULT_REGION = "us-east-1";

/** The environment variables for file storage. */
export const storageEnvironment = {
  STORAGE_URL: z.url({ protocol: /^s3$/, error: "must be s3://bucket/prefix?endpoint=…&region=…" }).optional(),
  AWS_REGION: z.string().regex(REGION, "must be a region such as ca-central-1").optional(),
};
type StorageEnvironment = z.infer<z.ZodObject<typeof storageEnvironment>>;

/** The bucket for files, or undefined to use the data directory. Throws Error with the problem if STORAGE_URL is invalid. */
export function readBucketSettings(env: StorageEnvironment): BucketSettings | undefined {
  if (env.STORAGE_URL === undefined) return undefined;
  const url = new URL(env.STORAGE_URL);
  const prefix = url.pathname.replace(/^\/+|\/+$/gu, "");
  const { endpoint, region, ...unknown } = Object.fromEntries(url.searchParams);
  const settings = {
    bucket: url.host,
    prefix: prefix === "" ? "" : `${prefix}/`,
    endpoint,
    region: region ?? env.AWS_REGION ?? (endpoint === undefined ? "" : DEFAULT_REGION),
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
    throw new Error("STORAGE_URL: encode % in the user or password as %25");
  }
}

function findProblem(settings: BucketSettings, unknown: readonly string[]): string | undefined {
  if (!BUCKET.test(settings.bucket)) return "must name a bucket in lowercase, such as s3://vestpocket-files";
  if (!PREFIX.test(settings.prefix)) return "its prefix may contain only letters, digits, hyphens, dots and slashes";
  if (unknown.length > 0) return `unknown parameter '${unknown[0]}'; use endpoint and region`;
  if (settings.endpoint !== undefined && !z.url({ protocol: /^https?$/ }).safeParse(settings.endpoint).success) {
    return "its endpoint must be http://… or https://…";
  }
  if (settings.region === "") return "needs ?region=… (or AWS_REGION), such as ca-central-1";
  if (!REGION.test(settings.region)) return "its region must look like ca-central-1";
  if (settings.credentials?.secretAccessKey === "") return "has a user but no password";
  return undefined;
}
