import type { z } from "zod/mini";
import type { Duty } from "./administrator-roles.ts";

/**
 * Who may make a call: `everyone`; `everyone-known`, where signed-in users are recognized but nobody is rejected;
 * `members`, anyone signed in; `administrators`, in a session confirmed by a second factor.
 */
export type Access = "everyone" | "everyone-known" | "members" | "administrators";

/** One call of the API: the server registers it and the browser's client takes its types from it. */
export type Contract = CallShape &
  (
    | { readonly access: Exclude<Access, "administrators"> }
    | {
        readonly access: "administrators";
        /**
         * The parts of the administration that it belongs to: administrators with one of them may make it, and those with
         * the full role. Empty: only those with the full role.
         */
        readonly duties: readonly Duty[];
      }
  );

interface CallShape {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With its parameters in braces, as in '/v1/inquiries/{id}'. */
  readonly path: `/${string}`;
  /** The noun under which the API's documentation files the call. */
  readonly tag: string;
  readonly summary: string;
  /** Left out of the API's documentation, such as a file that pages show. */
  readonly hidden?: true;
  /**
   * Pages call it in the background, with nobody at the keyboard: it does not keep an administrator's session
   * confirmed.
   */
  readonly isPolled?: true;
  /** It may read much of the database: a limited number run at once, per account and in total; the excess gets 503. */
  readonly isHeavy?: true;
  /**
   * It changes nothing, and its response may be two seconds old except for users who have just changed something
   * themselves.
   */
  readonly mayLag?: true;
  /**
   * An administrators' GET whose use case records in the audit log what was read; for lists, the access check does. A
   * path with an id needs it.
   */
  readonly isAudited?: true;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  /** A JSON body. A call with a form and files has `form` instead. */
  readonly body?: z.ZodMiniType;
  /**
   * A multipart form, for the API's documentation only: the use case reads its parts as they arrive, and reports what
   * is wrong.
   */
  readonly form?: z.ZodMiniType;
  /** The response's status if the call succeeds; 200 unless given. */
  readonly status?: 200 | 201 | 202 | 204;
  /** A successful call's response. A file, or no content, has no schema. */
  readonly answer?: z.ZodMiniType;
}

/** Keeps a contract's own types, so that server and browser can read them off it. */
export function defineCall<const Call extends Contract>(call: Call): Call {
  return call;
}

/** What the server's handler receives for one part of a call, after validation. */
export type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** What a client sends for one part: fields with a default may be omitted. */
export type Sent<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

/** The response of a successful call. */
export type AnswerOf<Call extends Contract> = Call extends { answer: infer Schema } ? Parsed<Schema> : undefined;
