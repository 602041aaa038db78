import { TOKEN_MARGIN_MS } from "@vestpocket/domain/sessions/sessions.rules";
import { useSyncExternalStore } from "react";
import { forgetDrafts } from "./drafts.ts";
import { ApiFailure, send } from "./http.ts";
import { forgetSession, isSessionRemembered, rememberSession } from "./session-hint.ts";

interface Tokens {
  accessToken: string;
  /** Unix milliseconds. */
  expirationTime: number;
}

export interface Session {
  /** 'unreachable': this browser signed in before, and the server cannot be asked now. */
  state: "resolving" | "signed-in" | "signed-out" | "unreachable";
  /** The account's id while signed in. */
  uid: string | undefined;
}

type News = { kind: "tokens"; tokens: Tokens } | { kind: "signed-out" };

const RESOLVING: Session = { state: "resolving", uid: undefined };

let session = RESOLVING;
let tokens: Tokens | undefined;
let started = false;
const listeners = new Set<() => void>();
const otherTabs = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("vestpocket.session");

/** Who is signed in, live, also when another tab signs in or out. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => RESOLVING);
}

export function currentSession(): Session {
  return session;
}

/** Calls back at every change of the session. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  start();
  return () => listeners.delete(listener);
}

/** The token to send: renewed first when its time is nearly over; undefined when signed out. */
export async function getAccessToken(): Promise<string | undefined> {
  if (tokens && isFresh(tokens)) return tokens.accessToken;
  return isSessionRemembered() ? refresh() : undefined;
}

/** A token in place of one that the server refused; undefined when the session has ended. */
export async function replaceAccessToken(refused: string): Promise<string | undefined> {
  if (tokens?.accessToken === refused) tokens = undefined;
  return getAccessToken();
}

export async function signIn(email: string, password: string): Promise<void> {
  const answer = await send<Tokens>({ method: "POST", path: "/v1/auth/sign-in", body: { email, password } });
  accept(answer);
  otherTabs?.postMessage({ kind: "tokens", tokens: answer } satisfies News);
}

/** Ends the session here and in every tab of this browser. Throws when the server could not be told. */
export async function signOut(): Promise<void> {
  const accessToken = await getAccessToken();
  if (accessToken) {
    await send({ method: "POST", path: "/v1/auth/sign-out", body: {}, accessToken }).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
    });
  }
  leaveSession();
}

/** Forgets a session that the server has ended already, and what was kept for it, here and in every tab of this browser. */
export function leaveSession(): void {
  leave();
  forgetDrafts();
  otherTabs?.postMessage({ kind: "signed-out" } satisfies News);
}

/** Asks again after 'unreachable'. */
export function resolveSession(): void {
  if (!isSessionRemembered()) {
    change({ state: "signed-out", uid: undefined });
    return;
  }
  change(RESOLVING);
  void refresh().catch(() => undefined);
}

function start(): void {
  if (started) return;
  started = true;
  otherTabs?.addEventListener("message", ({ data }: MessageEvent<News>) => {
    if (data.kind === "tokens") accept(data.tokens);
    else leave();
  });
  window.addEventListener("online", () => {
    if (session.state === "unreachable") resolveSession();
  });
  if (!tokens) resolveSession();
}

/** One refresh at a time across all tabs: whoever waits for the lock finds the token that the other tab got. */
async function refresh(): Promise<string | undefined> {
  return navigator.locks.request("vestpocket.session", async () => {
    if (tokens && isFresh(tokens)) return tokens.accessToken;
    if (!isSessionRemembered()) return undefined;
    try {
      const answer = await send<Tokens>({ method: "POST", path: "/v1/auth/refresh", body: {} });
      accept(answer);
      otherTabs?.postMessage({ kind: "tokens", tokens: answer } satisfies News);
      return answer.accessToken;
    } catch (error) {
      if (isRefusal(error)) {
        leave();
        return undefined;
      }
      if (session.state === "resolving") change({ state: "unreachable", uid: undefined });
      throw error;
    }
  });
}

function accept(news: Tokens): void {
  tokens = { accessToken: news.accessToken, expirationTime: news.expirationTime };
  rememberSession();
  change({ state: "signed-in", uid: readUid(news.accessToken) });
}

function leave(): void {
  tokens = undefined;
  forgetSession();
  change({ state: "signed-out", uid: undefined });
}

function change(next: Session): void {
  if (next.state === session.state && next.uid === session.uid) return;
  session = next;
  for (const listener of listeners) listener();
}

function isFresh({ expirationTime }: Tokens): boolean {
  return Date.now() < expirationTime - TOKEN_MARGIN_MS;
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 400 || error.status === 401 || error.status === 403);
}

/** The `sub` of a JWT; not verified here, since it only decides what is shown. */
function readUid(accessToken: string): string | undefined {
  const payload = accessToken.split(".")[1];
  if (!payload) return undefined;
  const { sub } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as { sub?: string };
  return sub;
}
