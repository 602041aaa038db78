import { ENDED_SESSION_RETENTION } from "@vestpocket/domain/sessions/sessions.retention";
import { REFRESH_TOKEN_SECONDS, REMEMBERED_DEVICE_SECONDS } from "@vestpocket/domain/sessions/sessions.rules";
import { findRetentionStart } from "@vestpocket/domain/shared/retention";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import { announce, createCookie, type RememberDevice } from "../../platform/session/cookies.ts";
import type { Gatekeeper, Viewer } from "../../platform/session/viewer.ts";
import { createAccessTokenReader, deriveAccessKey } from "./access.tokens.ts";
import { noteAdministration } from "./administration.usecases.ts";
import { deleteChallengesOf, deleteExpiredChallenges } from "./challenges.queries.ts";
import { addDeviceMark } from "./devices.tokens.ts";
import type { sessionData } from "./sessions.data.ts";
import { deriveSessionKeys, type SessionDeps, type SessionsNeeds } from "./sessions.deps.ts";
import {
  clearSecondFactor,
  deleteEndedSessions,
  endSessionsOf,
  hasOtherSession,
  listSessionsOf,
  markSecondFactor,
  noteWrite,
} from "./sessions.queries.ts";
import { registerSessions } from "./sessions.routes.ts";
import { findViewer, requireOpenSession } from "./sessions.usecases.ts";
import { createCodeLimits, createSignInLimits } from "./sign-in.limits.ts";

/** Builds what recognizes users and audits administrators. `serve`, and so every other front, depends on it. */
export function createGatekeeper({
  config,
  ...deps
}: Pick<Platform, "db" | "clock" | "config" | "recordAudit">): Gatekeeper {
  const readAccessToken = createAccessTokenReader(deriveAccessKey(config.secret));
  return {
    findViewer: (accessToken) => findViewer({ ...deps, readAccessToken }, accessToken),
    noteAdministration: (viewer, call) => noteAdministration(deps, { viewer, call }),
    noteWrite: async ({ sessionId }) => {
      if (deps.db.hasReplicas) await noteWrite(deps.db, sessionId);
    },
  };
}

/** Signing in and out, and the sessions of an account. */
export async function createSessions({ serve, config, ...platform }: Platform, needs: SessionsNeeds) {
  const { db, clock, jobs } = platform;
  const isSecure = config.publicUrl.startsWith("https:");
  const refresh = { seconds: REFRESH_TOKEN_SECONDS, isSecure };
  const deps: SessionDeps = {
    ...platform,
    ...needs,
    keys: deriveSessionKeys(config.secret),
    limits: createSignInLimits(db),
    codeLimits: createCodeLimits(db),
    revealAccountErrors: config.revealAccountErrors,
    refreshCookie: announce(createCookie({ name: "refresh", ...refresh }), refresh),
    deviceCookie: createCookie({ name: "device", seconds: REMEMBERED_DEVICE_SECONDS, isSecure }),
  };
  registerSessions(serve, deps);

  await jobs?.schedule({
    name: "sessions.purge",
    cron: "25 8 * * *",
    work: async () => {
      await deleteExpiredChallenges(db, clock.now());
      await deleteEndedSessions(db, findRetentionStart(ENDED_SESSION_RETENTION, clock.now()));
    },
  });

  const rememberDevice: RememberDevice = ({ request, reply }, passed) => {
    const cookie = deps.deviceCookie.read(request);
    deps.deviceCookie.set(reply, addDeviceMark(deps.keys.device, { cookie, ...passed }));
  };
  return {
    rememberDevice,
    ...createSessionEndings(clock),
    /** Throws Failure unless the viewer's session is still open; locks the account until the transaction ends. */
    requireOpen: (tx: Queryable, viewer: Pick<Viewer, "uid" | "sessionId">) => requireOpenSession(deps, tx, viewer),
    /** Whether the account ever logged in with another session. */
    hasOther: (wanted: { uid: string; than: string }) => hasOtherSession(db, wanted),
    /** Marks a session as confirmed by the second factor. */
    markSecondFactor: (tx: Queryable, sessionId: string) => markSecondFactor(tx, sessionId, clock.now()),
    personalData: {
      exports: { sessions: ({ id }) => listSessionsOf(db, id) },
    } satisfies PersonalDataOf<typeof sessionData>,
  };
}

/** Ends an account's sessions, or their confirmations. The command line uses it, too. */
export function createSessionEndings(clock: Clock) {
  return {
    /** Ends an account's sessions, except the given one, and its log-ins that are waiting for a code. */
    endAll: async (tx: Queryable, { uid, except }: { uid: string; except?: string }) => {
      await deleteChallengesOf(tx, uid);
      await endSessionsOf(tx, { accountId: uid, except, now: clock.now() });
    },
    /**
     * Removes the second factor's mark from all sessions of an account, and ends its log-ins that are waiting for a
     * code.
     */
    clearSecondFactor: async (tx: Queryable, uid: string) => {
      await deleteChallengesOf(tx, uid);
      await clearSecondFactor(tx, uid);
    },
  };
}
