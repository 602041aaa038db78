import type { AnswerOf, Contract } from "@vestpocket/domain/shared/contract";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Gate } from "./api.ts";

/** The submitted values of a form's fields; empty if a field was not sent. */
export type Entered<Field extends string = string> = Readonly<Record<Field, string>>;

/** Where a form was sent: its page's query and language. */
export interface PostedTo {
  readonly query: Readonly<Record<string, string>>;
  readonly language: Language;
}

/** How a response is presented: on another page, or above the form on its own page. */
export type Outcome =
  | { readonly redirect: string }
  | { readonly tone: "success"; readonly sentences: readonly string[]; readonly page?: string }
  | { readonly tone: "danger"; readonly sentences: readonly string[] };

/** A page whose form the browser may submit without the page's scripts: the same call, answered with a page. */
export interface PostedForm<Call extends Contract, Field extends string = string> {
  /** The page's path, without its language. */
  readonly path: string;
  /** The names of its fields. Others are ignored. */
  readonly fields: readonly Field[];
  /** What the page's scripts would have rejected, and the call does not check. */
  readonly findProblems?: (entered: Entered<Field>) => Readonly<Record<string, Message | undefined>>;
  /** The call's input; the fields as submitted unless given. */
  readonly toBody?: (entered: Entered<Field>, to: PostedTo) => object;
  readonly toOutcome: (answer: AnswerOf<Call>, to: PostedTo) => Outcome;
  /** Shown instead of an error about something the page has no field for. */
  readonly instead?: Readonly<Record<string, Message>>;
}

/** A form together with its call. */
export interface ServedForm {
  readonly form: PostedForm<Contract>;
  readonly call: Contract;
  readonly gate: Gate | undefined;
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}
