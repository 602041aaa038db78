import type { AnswerOf, Contract } from "@vestpocket/domain/shared/contract";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Gate } from "./api.ts";

/** What the fields of a form were filled with; empty where a field was not sent. */
export type Entered<Field extends string = string> = Readonly<Record<Field, string>>;

/** Where a form was sent: the query and the language of its page. */
export interface PostedTo {
  readonly query: Readonly<Record<string, string>>;
  readonly language: Language;
}

/** How an answer is told: elsewhere, or above the form of its page. */
export type Outcome =
  | { readonly redirect: string }
  | { readonly tone: "success"; readonly sentences: readonly string[]; readonly page?: string }
  | { readonly tone: "danger"; readonly sentences: readonly string[] };

/** A page whose form the browser may send by itself, without the page's scripts: the same call, answered with a page. */
export interface PostedForm<Call extends Contract, Field extends string = string> {
  /** The page's path, without its language. */
  readonly path: string;
  /** The names of its fields. Others are ignored. */
  readonly fields: readonly Field[];
  /** What the page's scripts would have refused, and the call does not know of. */
  readonly findProblems?: (entered: Entered<Field>) => Readonly<Record<string, Message | undefined>>;
  /** What the call receives; the fields as they are unless given. */
  readonly toBody?: (entered: Entered<Field>, to: PostedTo) => object;
  readonly toOutcome: (answer: AnswerOf<Call>, to: PostedTo) => Outcome;
  /** Said instead of the refusal of something that the page has no field for. */
  readonly instead?: Readonly<Record<string, Message>>;
}

/** A form with what answers its call. */
export interface ServedForm {
  readonly form: PostedForm<Contract>;
  readonly call: Contract;
  readonly gate: Gate | undefined;
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}
