import { DAY_SECONDS, HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import type { RecordAudit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";
import { tooManyReads } from "./agents.failures.ts";

/** How much of the directory one account may read: enough to look for an agent, not to copy it. */
const PROFILES_A_DAY = 300;
const LIMITS = {
  profilesPerHour: { name: "agent-profiles-hour", points: 60, seconds: HOUR_SECONDS },
  profilesPerDay: { name: "agent-profiles-day", points: PROFILES_A_DAY, seconds: DAY_SECONDS },
  pages: { name: "agent-pages", points: 300, seconds: HOUR_SECONDS },
  /** Mails to administrators that this agent waits to be verified. */
  announcements: { name: "agent-announcements", points: 3, seconds: DAY_SECONDS },
  suspicions: { name: "agent-suspicions", points: 1, seconds: DAY_SECONDS },
};

export type DirectoryLimits = Readonly<Record<keyof typeof LIMITS, Throttle>>;

export function createDirectoryLimits(db: Database): DirectoryLimits {
  return {
    profilesPerHour: createThrottle(db, LIMITS.profilesPerHour),
    profilesPerDay: createThrottle(db, LIMITS.profilesPerDay),
    pages: createThrottle(db, LIMITS.pages),
    announcements: createThrottle(db, LIMITS.announcements),
    suspicions: createThrottle(db, LIMITS.suspicions),
  };
}

interface LimitDeps {
  readonly db: Database;
  readonly recordAudit: RecordAudit;
  readonly limits: DirectoryLimits;
}

/** Counts a page of the directory; throws Failure 429 beyond the limit. */
export async function countDirectoryPage({ limits }: LimitDeps, uid: string): Promise<void> {
  const refusal = await limits.pages.take(uid);
  if (refusal !== undefined) throw tooManyReads(refusal);
}

/**
 * Counts a profile, whether or not it exists; one rejected for the hour also counts towards the day. Throws Failure 429
 * beyond the limits.
 */
export async function countProfile(deps: LimitDeps, uid: string): Promise<void> {
  const { profilesPerDay, profilesPerHour } = deps.limits;
  const [dayRefusal, hourRefusal] = await Promise.all([profilesPerDay.take(uid), profilesPerHour.take(uid)]);
  if (dayRefusal !== undefined) await flagScraping(deps, uid);
  const refusal = dayRefusal ?? hourRefusal;
  if (refusal !== undefined) throw tooManyReads(refusal);
}

/** Tells administrators, once a day, about an account that keeps reading beyond the limit. */
async function flagScraping({ db, recordAudit, limits }: LimitDeps, uid: string): Promise<void> {
  if ((await limits.suspicions.take(uid)) !== undefined) return;
  await recordAudit(db, {
    actorId: uid,
    action: "agents.scraping_suspected",
    subject: { kind: "account", id: uid },
    details: { profilesADay: PROFILES_A_DAY },
  });
}
