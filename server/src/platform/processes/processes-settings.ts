import { z } from "zod";
import { wholeNumber } from "../setting-kinds.ts";

/** What a process does: answers requests, works on jobs in the background, or both. */
export type ProcessRole = z.infer<typeof roleSchema>;

const roleSchema = z.enum(["web", "worker", "all"], "must be web, worker or all");

/** The environment variables for servers with several processes. */
export const processesEnvironment = {
  ROLE: roleSchema.default("all"),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
};
type ProcessesEnvironment = z.infer<z.ZodObject<typeof processesEnvironment>>;

/** The conflicts between the settings, one per line, starting with the setting's name. */
export function listProcessesFaults({
  ROLE,
  DATABASE_URL,
}: ProcessesEnvironment & { DATABASE_URL?: string | undefined }) {
  const isAlone = ROLE !== "all" && DATABASE_URL === undefined;
  return isAlone ? [`ROLE: ${ROLE} needs DATABASE_URL, since an embedded database serves one server only`] : [];
}
