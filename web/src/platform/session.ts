import { TOKEN_MARGIN_MS } from "@vestpocket/domain/sessions/sessions.rules";
import type { PasskeySignIn } from "@vestpocket/domain/sessions/sessions.schema";
import { SIGNED_IN_MARK } from "@vestpocket/domain/shared/return-path";
import { useSyncExternalStore } from "react";
import { forgetDrafts } from "./drafts.ts";
import { ApiFailure, send } from "./http.ts";
import { forgetAll, OWN_PREFIX } from "./kept.ts";
import { forgetSession, isSessionRemembered, rememberSession } from "./session-hint.ts";

interface Tokens {
  accessToken: string;
  /** Unix milliseconds. */
  expirationTime: number;
}

export interface Session {
  /** 'unreachable': this browser signed in before, but the server cannot be reached. */
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
// On the server an open channel would keep the process from ending.
const hasTabs = !import.meta.env.SSR && typeof BroadcastChannel !== "undefined";
const otherTabs = hasTabs ? new BroadcastChannel("vestpocket.session") : undefined;

/** The session, live, including changes from other tabs. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => RESOLVING);
}

export function currentSession(): Session {
  return session;
}

/** Subscribes to session changes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  start();
  return () => listeners.delete(listener);
}

/** The token to send, refreshed if it is about to expire; undefined when signed out. */
export async function getAccessToken(): Promise<string | undefined> {
  if (tokens && isFresh(tokens)) return tokens.accessToken;
  if (isSessionRemembered()) return refresh();
  // Another tab's session ended while this one was asleep and heard nothing.
  if (session.state === "signed-in") leave();
  return undefined;
}

/** Replaces a token that the server rejected; undefined if the session has ended. */
export async function replaceAccessToken(refused: string): Promise<string | undefined> {
  if (tokens?.accessToken === refused) tokens = undefined;
  return getAccessToken();
}

/** A log-in whose password was correct, to be completed with a code, or with a passkey if the account has one. */
export interface WaitingSignIn {
  readonly challenge: string;
  readonly hasPasskey: boolean;
}

/** Signs in. If two-step log-in is on, returns the pending log-in, to be completed with `completeSignIn`. */
export async function signIn(email: string, password: string): Promise<WaitingSignIn | undefined> {
  const path = "/v1/auth/sign-in";
  const answer = await send<Tokens | WaitingSignIn>({ method: "POST", path, body: { email, password } });
  if ("challenge" in answer) return answer;
  acceptEverywhere(answer);
  return undefined;
}

export async function completeSignIn(challenge: string, code: string): Promise<void> {
  const path = "/v1/auth/sign-in/code";
  acceptEverywhere(await send<Tokens>({ method: "POST", path, body: { challenge, code } }));
}

export async function signInWithPasskey(credential: PasskeySignIn["credential"]): Promise<void> {
  const path = "/v1/auth/sign-in/passkey";
  acceptEverywhere(await send<Tokens>({ method: "POST", path, body: { credential } }));
}

/** Ends the session in every tab of this browser. Throws if the server cannot be reached. */
export async function signOut(): Promise<void> {
  const accessToken = await getAccessToken();
  if (accessToken) {
    await send({ method: "POST", path: "/v1/auth/sign-out", body: {}, accessToken }).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
    });
  }
  leaveSession();
}

/** Clears a session that the server has already ended, and its stored data, in every tab of this browser. */
export function leaveSession(): void {
  leave();
  forgetDrafts();
  forgetAll(OWN_PREFIX);
  tellOthers();
}

/** Signs out this browser's other tabs. */
function tellOthers(): void {
  otherTabs?.postMessage({ kind: "signed-out" } satisfies News);
}

/** Retries after 'unreachable'. */
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
  if (window.location.hash === SIGNED_IN_MARK) {
    rememberSession();
    window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  }
  otherTabs?.addEventListener("message", ({ data }: MessageEvent<News>) => {
    if (data.kind === "tokens") accept(data.tokens);
    else leave();
  });
  window.addEventListener("online", () => {
    if (session.state === "unreachable") resolveSession();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) reviewSession();
  });
  if (!tokens) resolveSession();
}

/** A page restored from the back/forward cache may have missed a sign-out, or a sign-in as someone else. */
function reviewSession(): void {
  tokens = undefined;
  if (isSessionRemembered()) void refresh().catch(() => undefined);
  else leave();
}

/** One refresh at a time across all tabs: a tab that waited for the lock uses the token that the other tab got. */
async function refresh(): Promise<string | undefined> {
  return navigator.locks.request("vestpocket.session", async () => {
    if (tokens && isFresh(tokens)) return tokens.accessToken;
    if (!isSessionRemembered()) return undefined;
    try {
      const answer = await send<Tokens>({ method: "POST", path: "/v1/auth/refresh", body: {} });
      acceptEverywhere(answer);
      return answer.accessToken;
    } catch (error) {
      if (isRefusal(error)) {
        leave();
        tellOthers();
        return undefined;
      }
      if (session.state === "resolving") change({ state: "unreachable", uid: undefined });
      throw error;
    }
  });
}

/** Stores new tokens, in this browser's other tabs too. */
function acceptEverywhere(news: Tokens): void {
  accept(news);
  otherTabs?.postMessage({ kind: "tokens", tokens: news } satisfies News);
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

/** The `sub` of a JWT; not verified, since it only decides what is shown. */
function readUid(accessToken: string): string | undefined {
  const payload = accessToken.split(".")[1];
  if (!payload) return undefined;
  const { sub } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as { sub?: string };
  return sub;
}
