import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod/mini";
import type { Api } from "./api.ts";

/** Where browsers report what the content security policy blocked. */
export const POLICY_REPORTS = "/v1/policy-reports";

const BODY_MAX = 8_192;
const REPORTS_MAX = 10;
/** More kinds than a faulty release causes. Further kinds are only counted. */
const KINDS_MAX = 50;
const LOG_EVERY_MS = 60_000;

const text = z.string().check(z.maxLength(2_000));
/** The format of `report-uri`. */
const legacySchema = z.object({
  "csp-report": z.object({
    "effective-directive": text,
    "blocked-uri": z.optional(text),
    "document-uri": z.optional(text),
  }),
});
/** The format of `report-to`. */
const reportsSchema = z
  .array(
    z.object({
      type: z.literal("csp-violation"),
      body: z.object({ effectiveDirective: text, blockedURL: z.optional(text), documentURL: z.optional(text) }),
    }),
  )
  .check(z.maxLength(REPORTS_MAX));

interface Violation {
  readonly directive: string;
  readonly blocked: string | undefined;
  readonly page: string | undefined;
}

/**
 * Accepts violation reports. Anyone can send them, so they are counted by kind in memory and logged in one line per
 * minute, however many arrive.
 */
export async function registerPolicyReports(api: Api): Promise<void> {
  const violations = collectViolations(api.log);
  api.addHook("onClose", async () => violations.log());
  await api.register(async (scope: Api) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ["application/csp-report", "application/reports+json"],
      { parseAs: "string", bodyLimit: BODY_MAX },
      async (_request: FastifyRequest, body: string) => readViolations(body),
    );
    scope.post(POLICY_REPORTS, { schema: { hide: true } }, async (request, reply: FastifyReply) => {
      for (const violation of (request.body ?? []) as Violation[]) violations.add(violation);
      return reply.status(204).send();
    });
  });
}

/** The violations in a report; none if it cannot be read. */
function readViolations(body: string): Violation[] {
  const parsed = parse(body);
  const legacy = legacySchema.safeParse(parsed);
  if (legacy.success) {
    const report = legacy.data["csp-report"];
    const { "effective-directive": directive, "blocked-uri": blocked, "document-uri": page } = report;
    return [{ directive, blocked, page }];
  }
  const reports = reportsSchema.safeParse(parsed);
  if (!reports.success) return [];
  return reports.data.map(({ body: { effectiveDirective: directive, blockedURL: blocked, documentURL: page } }) => ({
    directive,
    blocked,
    page,
  }));
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function collectViolations(log: FastifyBaseLogger) {
  const counts = new Map<string, number>();
  let others = 0;
  let timer: NodeJS.Timeout | undefined;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size === 0) return;
    log.warn(
      { violations: Object.fromEntries(counts), others },
      "browsers reported violations of the content security policy",
    );
    counts.clear();
    others = 0;
  }

  return {
    add(violation: Violation): void {
      const kind = describe(violation);
      if (counts.has(kind) || counts.size < KINDS_MAX) counts.set(kind, (counts.get(kind) ?? 0) + 1);
      else others += 1;
      timer ??= setTimeout(write, LOG_EVERY_MS).unref();
    },
    log: write,
  };
}

/** 'script-src-elem blocked https://cdn.example on /property': no part of an address that names a person, a listing or a link. */
function describe({ directive, blocked, page }: Violation): string {
  const name = /^[a-z-]{1,40}$/u.test(directive) ? directive : "unknown";
  return `${name} blocked ${toSource(blocked)} on ${toSection(page)}`;
}

/** The origin of what was blocked, or a keyword such as 'inline'. */
function toSource(blocked = ""): string {
  if (/^[a-z-]{1,20}$/u.test(blocked)) return blocked;
  const { origin = "unknown" } = URL.parse(blocked) ?? {};
  return origin.length <= 100 ? origin : "unknown";
}

/** The first part of a page's path. */
function toSection(page = ""): string {
  const section = /^\/[a-z-]{0,40}/u.exec(URL.parse(page)?.pathname ?? "");
  return section?.[0] ?? "unknown";
}
