import type { AnswerOf, Contract, Parsed } from "@vestpocket/domain/shared/contract";
import type { Language } from "@vestpocket/domain/shared/text";
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { type $ZodType, encode } from "zod/v4/core";
import { createSharedBound } from "../bounded.ts";
import { allowLag } from "../database/read-routing.ts";
import { type RequestKey, readRequestKey } from "../idempotency/request-key.ts";
import { languageOf } from "../language.ts";
import { toNetwork } from "../network.ts";
import { onBehalfOf } from "../requester.ts";
import { requireAdministrator, requireDuties } from "../session/administrator.ts";
import { type FindViewer, type Gatekeeper, recognizeViewer, requireViewer, type Viewer } from "../session/viewer.ts";
import type { Api, Gate } from "./api.ts";
import type { PostedForm, ServedForm } from "./posted-forms.ts";
import { type Serialized, writeJson } from "./serialized.ts";

/** A call as its handler receives it: validated, with the viewer that its contract's access guarantees. */
interface Received<Call extends Contract> {
  readonly params: Parsed<Call["params"]>;
  readonly query: Parsed<Call["query"]>;
  readonly body: Parsed<Call["body"]>;
  readonly viewer: ViewerOf<Call["access"]>;
  /** The language requested for the response. */
  readonly language: Language;
  /** The idempotency key with which the caller may repeat the call; null if none was given. */
  readonly requestKey: RequestKey | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type ViewerOf<Access> = Access extends "members" | "administrators"
  ? Viewer
  : Access extends "everyone-known"
    ? Viewer | undefined
    : undefined;

interface RouteOptions<Call extends Contract, Field extends string> extends Pick<RouteShorthandOptions, "bodyLimit"> {
  /** The page whose form makes this call when scripts are off. */
  readonly form?: PostedForm<Call, Field>;
  /** The response schema, with `serializedSchema` for the parts that the handler returns already serialized. */
  readonly sent?: $ZodType;
  /**
   * Whether a heavy call reads listing texts: it queues with others that do, and takes no slot from those that do not.
   */
  readonly isSlow?: (body: Parsed<Call["body"]>) => boolean;
}

/** Registers a call: the only way for a feature to add a route. */
export type Serve = <Call extends Contract, Field extends string = string>(
  call: Call,
  handle: (received: Received<Call>) => Promise<Answered<Call> | FastifyReply>,
  options?: RouteOptions<Call, Field>,
) => void;

/** Lists may be read-only, and objects already serialized. */
type Answered<Call extends Contract> = Sendable<AnswerOf<Call>>;
type Sendable<Value> = Value extends readonly (infer Item)[]
  ? readonly Sendable<Item>[] | readonly Serialized<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Sendable<Value[Key]> } | Serialized<Value>
    : Value;

interface ServeNeeds extends Gatekeeper {
  /** Receives the forms that the site answers with pages. */
  readonly keepForm?: (form: ServedForm) => void;
}

/**
 * Concurrent heavy calls: fewer than the connections for requests, so that log-ins, listings and the rest find a free
 * one. Each may take the two-second statement timeout, so that queued calls are answered or rejected within a few
 * seconds.
 */
const HEAVY = { each: { running: 4, waiting: 12 }, all: { running: 10, waiting: 20 } };

/** Such calls keep a processor busy while they run, so only as many run at once as the smallest machine has. */
const SLOW = { each: { running: 2, waiting: 14 }, all: { running: 2, waiting: 20 } };

/** Builds `serve` for a scope of the API. */
export function createServe(api: Api, { findViewer, noteAdministration, noteWrite, keepForm }: ServeNeeds): Serve {
  const gates = createGates(findViewer);
  const runHeavy = createSharedBound(HEAVY);
  const runSlow = createSharedBound(SLOW);
  return (call, handle, { form, sent, isSlow, ...options } = {}) => {
    const { method, tag, summary, params, query, body, answer, status = 200 } = call;
    const gate = gateOf(gates, call);
    const answerCall = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.status(status);
      if (call.access === "administrators" && request.viewer !== undefined) {
        await noteAdministration(request.viewer, call);
      }
      const handleCall = () =>
        handle({
          params: request.params,
          query: request.query,
          body: request.body,
          viewer: request.viewer,
          language: languageOf(request),
          requestKey: readRequestKey(request),
          request,
          reply,
          // The framework validated each part against the contract's own schema, and the access check found the viewer.
        } as unknown as Received<typeof call>);
      const caller = request.viewer?.uid ?? toNetwork(request.ip);
      const handleFor = () => onBehalfOf({ caller, answer: reply.raw }, handleCall);
      const answer = () => answerFresh(call, { viewer: request.viewer, handle: handleFor, noteWrite });
      if (!call.isHeavy) return answer();
      const run = isSlow?.(request.body as Parsed<(typeof call)["body"]>) ? runSlow : runHeavy;
      return run(answer, { caller, signal: signalOf(reply) });
    };
    // A form's page reads the same response that its call returns.
    if (form !== undefined) keepForm?.({ form: form as unknown as ServedForm["form"], call, gate, answer: answerCall });
    api.route({
      ...options,
      method,
      url: toRoutePath(call.path),
      ...(gate && { onRequest: gate }),
      schema: {
        tags: [tag],
        summary,
        ...(call.hidden && { hide: true }),
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(call.form && { consumes: ["multipart/form-data"], form: call.form }),
        ...(answer && { response: { [status]: answer } }),
      },
      handler:
        sent === undefined
          ? answerCall
          : async (request, reply) => {
              const answered = await answerCall(request, reply);
              return reply.type("application/json; charset=utf-8").send(writeJson(encode(sent, answered)));
            },
    });
  };
}

/** Users always read their own writes: for some seconds after a write, a call that may read from a replica does not. */
async function answerFresh<Answer>(
  { method, mayLag }: Contract,
  {
    viewer,
    handle,
    noteWrite,
  }: { viewer: Viewer | undefined; handle: () => Promise<Answer>; noteWrite: Gatekeeper["noteWrite"] },
): Promise<Answer> {
  if (mayLag) return viewer?.hasJustWritten ? handle() : allowLag(handle);
  const answered = await handle();
  if (method !== "GET" && viewer !== undefined) await noteWrite(viewer);
  return answered;
}

/** Aborts when the client hangs up before it has its response. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

type Gates = ReturnType<typeof createGates>;

function gateOf(gates: Gates, call: Contract): Gate | undefined {
  return call.access === "administrators" ? requireDuties(gates.administrators, call.duties) : gates[call.access];
}

function createGates(findViewer: FindViewer) {
  const members = requireViewer(findViewer);
  return {
    everyone: undefined,
    "everyone-known": recognizeViewer(findViewer),
    members,
    administrators: requireAdministrator(members),
  } satisfies Record<Contract["access"], Gate | undefined>;
}

/** '/v1/inquiries/{id}' in the framework's notation: '/v1/inquiries/:id'. */
function toRoutePath(path: string): string {
  return path.replace(/\{(\w+)\}/gu, ":$1");
}
