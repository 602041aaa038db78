import type { SiteFacts } from "@vestpocket/domain/operators/operators.schema";
import type { Config } from "../../platform/config.ts";

type Settings = Pick<Config, "operator" | "counselReviewed" | "processors" | "backupDays" | "closed">;

/** What the server's settings say about the site. */
export function toSiteFacts({ operator, counselReviewed, processors, backupDays, closed }: Settings): SiteFacts {
  return {
    operator: operator ?? null,
    counselReviewed: counselReviewed ?? null,
    processors: [...processors],
    backupDays,
    closed,
  };
}
