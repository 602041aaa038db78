import { describeList } from "@vestpocket/domain/shared/paging";
import type { PageRequest } from "@vestpocket/domain/shared/paging.schema";
import { validate as isUuid } from "uuid";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { notFound, signInNeeded } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { type ReadAccessToken, verifyAccessToken } from "./access.tokens.ts";
import { readRefreshToken } from "./refresh.tokens.ts";
import type { SessionDeps } from "./sessions.deps.ts";
import { endSession, findActiveSession, findSession, isSessionOpen, listActiveSessions } from "./sessions.queries.ts";
import { toActiveSession } from "./sessions.views.ts";

interface FindViewerDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly readAccessToken: ReadAccessToken;
}

/** The user behind an access token; undefined unless token and session are currently valid. */
export async function findViewer(
  { db, clock, readAccessToken }: FindViewerDeps,
  accessToken: string,
): Promise<Viewer | undefined> {
  const now = clock.now();
  const claims = await readAccessToken(accessToken, now);
  if (claims === undefined) return undefined;
  const session = await findActiveSession(db, { id: claims.sessionId, accountId: claims.uid, now });
  return session === undefined ? undefined : { ...claims, ...session };
}

/**
 * Throws Failure unless the viewer's session is still open, and locks the account until the transaction ends. For
 * whatever changes credentials: a reset that began after this call was authenticated must not be undone by it.
 */
export async function requireOpenSession(
  { lockSignInAccount }: Pick<SessionDeps, "lockSignInAccount">,
  tx: Queryable,
  { uid, sessionId }: Pick<Viewer, "uid" | "sessionId">,
): Promise<void> {
  await lockSignInAccount(tx, uid);
  if (!(await isSessionOpen(tx, sessionId))) throw signInNeeded();
}

interface SignOut {
  readonly refreshToken: string | undefined;
  readonly accessToken: string | undefined;
}

/** Ends the sessions that the tokens belong to. An invalid token is not an error: the user is signed out. */
export async function signOut({ db, clock, keys }: SessionDeps, { refreshToken, accessToken }: SignOut): Promise<void> {
  const now = clock.now();
  const claims = [
    refreshToken === undefined ? undefined : readRefreshToken(keys.refresh, refreshToken),
    accessToken === undefined ? undefined : (await verifyAccessToken(keys.access, { token: accessToken, now }))?.claims,
  ];
  const ids = new Set(claims.flatMap((claim) => claim?.sessionId ?? []));
  for (const id of ids) await endSession(db, { id, reason: "signed_out", now });
}

/** The active sessions of the viewer's account, most recently used first. */
export async function listSessions(
  { db, clock }: SessionDeps,
  { viewer, ...wanted }: PageRequest & { viewer: Viewer },
) {
  const { rows, total } = await listActiveSessions(db, { ...wanted, accountId: viewer.uid, now: clock.now() });
  return { sessions: rows.map((session) => toActiveSession(session, viewer)), ...describeList(wanted, total, rows) };
}

/** Ends one of the viewer's sessions. Throws Failure 404 for any other. */
export async function endOwnSession(
  { db, clock, recordAudit }: SessionDeps,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<void> {
  const session = isUuid(id) ? await findSession(db, id) : undefined;
  if (session === undefined || session.accountId !== viewer.uid || session.endedAt !== null) throw notFound();
  await db.transaction(async (tx) => {
    await endSession(tx, { id, reason: "revoked", now: clock.now() });
    await recordAudit(tx, { actorId: viewer.uid, action: "sessions.end", subject: { kind: "session", id } });
  });
}
