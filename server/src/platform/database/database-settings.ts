import { z } from "zod";

const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: "must be like postgresql://user:password@host:5432/database, with special characters of the password encoded",
});

/** The environment variables for an external database. */
export const databaseEnvironment = {
  DATABASE_URL: databaseUrl.optional(),
  MIGRATION_DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((text) => text.split(",").map((url) => url.trim()))
    .pipe(z.array(databaseUrl, "must be addresses of PostgreSQL, separated by commas").max(16))
    .optional(),
};
type DatabaseEnvironment = z.infer<z.ZodObject<typeof databaseEnvironment>>;

/** The conflicts between settings, one per line, starting with the setting's name. */
export function listDatabaseFaults(env: DatabaseEnvironment): string[] {
  if (env.DATABASE_URL !== undefined) return [];
  const others = ["MIGRATION_DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_REPLICA_URLS"] as const;
  return others.flatMap((name) => (env[name] === undefined ? [] : [`${name}: has no effect without DATABASE_URL`]));
}
