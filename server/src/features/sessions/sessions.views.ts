import type { ActiveSession } from "@vestpocket/domain/sessions/sessions.schema";
import { toMoment } from "../../platform/moment.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { Session } from "./sessions.queries.ts";

/** A session as its account's owner sees it in the list of active sessions. */
export function toActiveSession(session: Session, viewer: Viewer): ActiveSession {
  return {
    id: session.id,
    userAgent: session.userAgent,
    address: session.address,
    createdAt: toMoment(session.createdAt),
    lastUsedAt: toMoment(session.rotatedAt),
    isCurrent: session.id === viewer.sessionId,
  };
}
