import type { User } from "@vestpocket/domain/accounts/users.schema";
import { REFRESH_TOKEN_SECONDS } from "@vestpocket/domain/sessions/sessions.rules";
import { cutText } from "@vestpocket/domain/shared/text";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { issueTokens, type Tokens } from "./refreshing.usecases.ts";
import type { SessionDeps } from "./sessions.deps.ts";
import { insertSession } from "./sessions.queries.ts";

/** Where a log-in comes from. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string;
  /** The cookie that this browser was given at earlier sign-ins. */
  readonly deviceCookie: string | undefined;
}

export interface SignedIn {
  readonly user: User;
  readonly deviceCookie: string;
  readonly tokens: Tokens;
}

/** `isConfirmed`: a second factor was given too. `by`: what replaced the password. */
interface NewSession extends Pick<Origin, "address" | "userAgent"> {
  readonly uid: string;
  readonly isConfirmed: boolean;
  readonly by?: "passkey";
}

export async function startSession(
  { clock, keys, recordAudit }: SessionDeps,
  tx: Queryable,
  { uid, address, userAgent, isConfirmed, by }: NewSession,
): Promise<Tokens> {
  const now = clock.now();
  const session = { id: newId(), accountId: uid, generation: 0 };
  await insertSession(tx, {
    ...session,
    createdAt: now,
    rotatedAt: now,
    expiresAt: new Date(now.getTime() + REFRESH_TOKEN_SECONDS * 1000),
    secondFactorAt: isConfirmed ? now : null,
    secondFactorUsedAt: isConfirmed ? now : null,
    userAgent: cutText(userAgent, 300),
    address,
  });
  await recordAudit(tx, {
    actorId: uid,
    action: "sessions.sign_in",
    subject: { kind: "session", id: session.id },
    ...(by && { details: { by } }),
  });
  return issueTokens(keys, { ...session, now });
}
