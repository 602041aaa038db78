import type { z } from "zod/mini";

/**
 * Who may make a call: `everyone`; `everyone-known`, where a signed-in person is recognized but nobody is refused;
 * `members`, anyone signed in; `administrators`, in a session confirmed by a second factor.
 */
export type Access = "everyone" | "everyone-known" | "members" | "administrators";

/** One call of the API: the server registers it and the browser's client takes its types from it. */
export interface Contract {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With its parameters in braces, as in '/v1/inquiries/{id}'. */
  readonly path: `/${string}`;
  /** The noun that the API's documentation files the call under. */
  readonly tag: string;
  readonly summary: string;
  /** Left out of the API's documentation, such as a file that pages show. */
  readonly hidden?: true;
  readonly access: Access;
  /** Pages call it by themselves, with nobody at the keyboard: it does not keep an administrator's session confirmed. */
  readonly isPolled?: true;
  /** It may read much of the database: so many run at once for one account, and in all; one too many is answered 503. */
  readonly isHeavy?: true;
  /** It changes nothing, and its answer may be two seconds old for those who did not just change something themselves. */
  readonly mayLag?: true;
  /** An administrators' GET whose use case records in the audit log what was read; the gate does it for lists. A path with an id needs it. */
  readonly isAudited?: true;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  /** A JSON body. A call that takes a form with files has `form` instead. */
  readonly body?: z.ZodMiniType;
  /** A multipart form, for the API's documentation only: the use case reads its parts as they arrive, and names what is wrong. */
  readonly form?: z.ZodMiniType;
  /** The answer's status when the call succeeds; 200 unless given. */
  readonly status?: 200 | 201 | 202 | 204;
  /** What a successful call answers. A file, or no content, has no schema. */
  readonly answer?: z.ZodMiniType;
}

/** Keeps a contract's own types, so that server and browser can read them off it. */
export function defineCall<const Call extends Contract>(call: Call): Call {
  return call;
}

/** What the server's handler of a call receives for one of its parts, after validation. */
export type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** What a client sends for one of its parts: fields with a default may be left out. */
export type Sent<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

/** What a call answers when it succeeds. */
export type AnswerOf<Call extends Contract> = Call extends { answer: infer Schema } ? Parsed<Schema> : undefined;
