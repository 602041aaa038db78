import { DEMO_ACCOUNTS, DEMO_CAST, type DemoPerson } from "@vestpocket/demo/accounts/accounts.demo";
import { demoId } from "@vestpocket/demo/ids";
import { STEP_UP_IDLE_SECONDS } from "@vestpocket/domain/sessions/sessions.rules";
import type { AnswerOf, Contract, Sent } from "@vestpocket/domain/shared/contract";
import { HOUR_MS } from "@vestpocket/domain/shared/durations";
import { v7 as newId } from "uuid";
import { deriveAccessKey, signAccessToken } from "../../server/src/features/sessions/access.tokens.ts";
import { endSession, insertSession } from "../../server/src/features/sessions/sessions.queries.ts";
import type { Clock } from "../../server/src/platform/clock.ts";
import type { Database } from "../../server/src/platform/database/database.ts";
import type { Api } from "../../server/src/platform/http/api.ts";

const SESSION_MS = 12 * HOUR_MS;
const USER_AGENT =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

type Sending<Call> = (Call extends { params: infer Params } ? { readonly params: Sent<Params> } : unknown) &
  (Call extends { query: infer Query } ? { readonly query: Sent<Query> } : unknown) &
  (Call extends { body: infer Body } ? { readonly body: Sent<Body> } : unknown) &
  (Call extends { form: unknown } ? { readonly form: FormData } : unknown);

/** The parts of a call, whichever it has. */
interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
  readonly form?: FormData;
}

/** Makes a call as an account. Throws unless it succeeds. */
export type CallAs = <Call extends Contract>(
  accountId: string,
  call: Call,
  sending: Sending<Call>,
) => Promise<AnswerOf<Call>>;

export const idOf = (person: DemoPerson): string => demoId(DEMO_CAST[person].email);
export const ADMINISTRATOR_ID = demoId(DEMO_ACCOUNTS.admin.email);

interface Stage {
  readonly api: Api;
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: string;
}

/** The demo's people call the API at the story's time. Their sessions end with `leave`. */
export function createActors({ api, db, clock, secret }: Stage) {
  const key = deriveAccessKey(secret);
  const sessions = new Map<string, { id: string; since: number; address: string }>();

  async function enter(accountId: string) {
    const known = sessions.get(accountId);
    const now = clock.now();
    // An administrator's session is no longer confirmed after a while.
    const lasts = accountId === ADMINISTRATOR_ID ? STEP_UP_IDLE_SECONDS * 1000 : SESSION_MS;
    if (known !== undefined && now.getTime() - known.since < lasts) return known;
    if (known !== undefined) await endSession(db, { id: known.id, reason: "signed_out", now });
    const address = known?.address ?? `203.0.113.${10 + sessions.size}`;
    const session = { id: newId(), since: now.getTime(), address };
    const confirmed = accountId === ADMINISTRATOR_ID ? { secondFactorAt: now, secondFactorUsedAt: now } : {};
    await insertSession(db, {
      ...{ id: session.id, accountId, generation: 0, createdAt: now, rotatedAt: now, ...confirmed },
      ...{ expiresAt: new Date(now.getTime() + SESSION_MS), userAgent: USER_AGENT, address },
    });
    sessions.set(accountId, session);
    return session;
  }

  const callAs = async (accountId: string, { method, path, answer }: Contract, sending: Parts) => {
    const { id: sessionId, address } = await enter(accountId);
    const { accessToken } = await signAccessToken(key, { uid: accountId, sessionId, now: clock.now() });
    const { payload, type } = await encode(sending);
    const response = await api.inject({
      method,
      url: toUrl(path, sending),
      remoteAddress: address,
      headers: {
        authorization: `Bearer ${accessToken}`,
        "user-agent": USER_AGENT,
        ...(type && { "content-type": type }),
      },
      ...(payload && { payload }),
    });
    const { statusCode, body } = response;
    if (statusCode >= 300) throw new Error(`the demo's ${method} ${path} was answered ${statusCode}: ${body}`);
    return answer === undefined ? undefined : response.json();
  };

  return {
    callAs: callAs as CallAs,
    leave: async () => {
      for (const { id } of sessions.values()) await endSession(db, { id, reason: "signed_out", now: clock.now() });
    },
  };
}

function toUrl(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return search.size === 0 ? filled : `${filled}?${search}`;
}

async function encode({ body, form }: Parts): Promise<{ payload?: string | Buffer; type?: string }> {
  if (body !== undefined) return { payload: JSON.stringify(body), type: "application/json" };
  if (form === undefined) return {};
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get("content-type") ?? "multipart/form-data",
  };
}
