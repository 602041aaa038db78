import { AGENT_MESSAGES } from "@vestpocket/domain/agents/agents.rules";
import type { RecordAudit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import { createThrottle, type Refusal } from "../../platform/throttle.ts";

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
/** What one account may read of the directory: enough to look for an agent, not to carry all of them away. */
const PROFILES_A_DAY = 300;
const LIMITS = {
  profilesAnHour: { name: "agent-profiles-hour", points: 60, seconds: HOUR },
  profilesADay: { name: "agent-profiles-day", points: PROFILES_A_DAY, seconds: DAY },
  pages: { name: "agent-pages", points: 300, seconds: HOUR },
  suspicions: { name: "agent-suspicions", points: 1, seconds: DAY },
};

export type ReadingLimits = ReturnType<typeof createReadingLimits>;

export function createReadingLimits({ db, recordAudit }: { db: Database; recordAudit: RecordAudit }) {
  const anHour = createThrottle(db, LIMITS.profilesAnHour);
  const aDay = createThrottle(db, LIMITS.profilesADay);
  const pages = createThrottle(db, LIMITS.pages);
  const suspicions = createThrottle(db, LIMITS.suspicions);

  /** Tells administrators of an account that goes on where others stop, once a day. */
  async function flag(uid: string): Promise<void> {
    if ((await suspicions.take(uid)) !== undefined) return;
    await recordAudit(db, {
      actorId: uid,
      action: "agents.scraping_suspected",
      subject: { kind: "account", id: uid },
      details: { profilesADay: PROFILES_A_DAY },
    });
  }

  return {
    /** Counts a page of the directory; throws Failure 429 beyond the limit. */
    async takePage(uid: string): Promise<void> {
      refuse(await pages.take(uid));
    },

    /** Counts a profile, whether there is one or not; one that was refused counts towards the day as well. */
    async takeProfile(uid: string): Promise<void> {
      const [dayRefusal, hourRefusal] = await Promise.all([aDay.take(uid), anHour.take(uid)]);
      if (dayRefusal !== undefined) await flag(uid);
      refuse(dayRefusal ?? hourRefusal);
    },
  };
}

function refuse(refusal: Refusal | undefined): void {
  if (refusal === undefined) return;
  throw new Failure({ status: 429, code: "agents.too_many", text: AGENT_MESSAGES.tooMany, ...refusal });
}
