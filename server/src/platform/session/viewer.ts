import type { Role } from "@vestpocket/domain/accounts/users.schema";
import type { AdministratorRole } from "@vestpocket/domain/shared/administrator-roles";
import type { Contract } from "@vestpocket/domain/shared/contract";
import type { FastifyRequest } from "fastify";
import { decodeJwt } from "jose";
import { signInNeeded } from "../http/failure.ts";

/** The signed-in user who makes a request. */
export interface Viewer {
  readonly uid: string;
  readonly sessionId: string;
  /**
   * The session's effective role: an administrator's is a member's until a second factor confirms it, and again after a
   * while.
   */
  readonly role: Role;
  /** What an administrator is there for; null whenever the role is a member's. */
  readonly administratorRole: AdministratorRole | null;
  /** Whether a second factor would give this session the administrator role. */
  readonly needsSecondFactor: boolean;
  /** Whether a replica may still lack this session's writes. */
  readonly hasJustWritten: boolean;
}

/** The viewer without an administrator's rights. */
export const asMember = <Given extends Pick<Viewer, "role" | "administratorRole">>(viewer: Given): Given => ({
  ...viewer,
  role: "member",
  administratorRole: null,
});

/** Finds the user for an access token; undefined if the token or its session is not valid. */
export type FindViewer = (accessToken: string) => Promise<Viewer | undefined>;

/** What the API's access checks need. */
export interface Gatekeeper {
  readonly findViewer: FindViewer;
  /** Records what an administrator reads, and keeps their session confirmed while they work. */
  readonly noteAdministration: (viewer: Viewer, call: Contract) => Promise<void>;
  /** Records that a session wrote something, so that its reads go to the primary for a few seconds. */
  readonly noteWrite: (viewer: Viewer) => Promise<void>;
}

declare module "fastify" {
  interface FastifyRequest {
    viewer: Viewer | undefined;
  }
}

/** The access token of a request, if it has one. */
export function readBearer(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]{1,2000})$/u.exec(request.headers.authorization ?? "")?.[1];
}

/** When the access token of a signed-in user's request expires. The access check verified the token. */
export function readExpiry(request: FastifyRequest): Date {
  return new Date((decodeJwt(readBearer(request) ?? "").exp ?? 0) * 1000);
}

/** Answers visitors 401 before the body is read. */
export function requireViewer(findViewer: FindViewer) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = readBearer(request);
    const viewer = token === undefined ? undefined : await findViewer(token);
    if (viewer === undefined) throw signInNeeded();
    request.viewer = viewer;
  };
}

/** Recognizes signed-in users on a route that is open to everyone. */
export function recognizeViewer(findViewer: FindViewer) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = readBearer(request);
    if (token !== undefined) request.viewer = await findViewer(token);
  };
}
