import { MANDATE_MESSAGES, toTargetFilters } from "@vestpocket/domain/mandates/mandates.rules";
import type { MandateFits, MandateRequest, Mandates } from "@vestpocket/domain/mandates/mandates.schema";
import { MANDATES_MAX, type MandateAnswer, type MandateStatus } from "@vestpocket/domain/mandates/mandates.terms";
import type { Language } from "@vestpocket/domain/shared/text";
import { validate as isUuid, v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { MandateDeps } from "./mandates.deps.ts";
import { mandateNotFound, tooManyMandates } from "./mandates.failures.ts";
import {
  findMandate,
  listMandateRows,
  lockMandates,
  markMandate,
  deleteMandate as removeMandate,
  writeMandate,
} from "./mandates.queries.ts";
import { toMandate } from "./mandates.views.ts";

interface Reader {
  readonly viewer: Viewer;
  readonly language: Language;
}

interface OneMandate {
  readonly viewer: Viewer;
  /** May be any text. */
  readonly id: string;
}

/** What the viewer looks for (product.md §24.6). */
export async function listMandates(
  { db, seal, consents, findAgent }: MandateDeps,
  { viewer: { uid: accountId } }: Pick<Reader, "viewer">,
): Promise<Mandates> {
  const rows = await listMandateRows(db, accountId);
  return {
    mandates: rows.map((row) => toMandate(seal, row)),
    left: Math.max(0, MANDATES_MAX - rows.length),
    isMatchesConsentGiven: await consents.isGiven(db, { accountId, stream: "matches" }),
    isAgent: (await findAgent(accountId)) !== undefined,
  };
}

/** Throws Failure 400, or 409 if there are too many. */
export async function addMandate(deps: MandateDeps, request: MandateRequest & Reader): Promise<{ id: string }> {
  const accountId = request.viewer.uid;
  const id = newId();
  await requireAgentFor(deps, request);
  await deps.db.transaction(async (tx) => {
    await lockMandates(tx, accountId);
    if ((await listMandateRows(tx, accountId)).length >= MANDATES_MAX) throw tooManyMandates();
    await write(deps, tx, { ...request, id });
  });
  return { id };
}

/** Describes a mandate anew; it is then active for its whole period. Throws Failure 400 or 404. */
export async function changeMandate(
  deps: MandateDeps,
  { id, ...request }: MandateRequest & Reader & OneMandate,
): Promise<void> {
  await requireAgentFor(deps, request);
  await deps.db.transaction(async (tx) => {
    await lockMandates(tx, request.viewer.uid);
    const found = isUuid(id) ? await findMandate(tx, { accountId: request.viewer.uid, id }) : undefined;
    if (found === undefined) throw mandateNotFound();
    await write(deps, tx, { ...request, id });
  });
}

async function requireAgentFor(
  { findAgent }: MandateDeps,
  { client, viewer }: MandateRequest & Pick<Reader, "viewer">,
) {
  if (client !== undefined && client !== "" && (await findAgent(viewer.uid)) === undefined)
    throw badFields({ client: MANDATE_MESSAGES.clientOfNoAgent });
}

async function write(
  deps: MandateDeps,
  tx: Queryable,
  {
    id,
    viewer: { uid: accountId },
    language,
    note,
    client,
    isMatchesConsentGiven,
    ...content
  }: MandateRequest & Reader & { id: string },
): Promise<void> {
  const matches = { accountId, stream: "matches" } as const;
  if (isMatchesConsentGiven === true) await deps.consents.give(tx, { ...matches, language, source: "search" });
  else if (content.cadence !== "off" && !(await deps.consents.isGiven(tx, matches)))
    throw badFields({ isMatchesConsentGiven: MANDATE_MESSAGES.consentNeeded });
  const words = { note: note || undefined, client: client || undefined };
  const { name, cadence } = content;
  await writeMandate(tx, { ...content, id, accountId, private: deps.seal.close(words, id), now: deps.clock.now() });
  await deps.targets.replace(tx, { accountId, mandateId: id, name, cadence, filters: toTargetFilters(content) });
}

const STATUSES: Readonly<Record<MandateAnswer, MandateStatus>> = { keep: "active", pause: "paused", found: "found" };

/** Says whether one still looks. Throws Failure 404. */
export async function answerMandate(
  { db, clock, targets }: MandateDeps,
  { viewer: { uid: accountId }, id, answer }: OneMandate & { answer: MandateAnswer },
): Promise<void> {
  const status = STATUSES[answer];
  await db.transaction(async (tx) => {
    if (!isUuid(id) || !(await markMandate(tx, { accountId, id, status, now: clock.now() }))) throw mandateNotFound();
    await targets.pause(tx, { accountId, mandateId: id, isPaused: status !== "active" });
  });
}

/** Throws Failure 404. */
export async function deleteMandate(
  { db }: MandateDeps,
  { viewer: { uid: accountId }, id }: OneMandate,
): Promise<void> {
  if (!isUuid(id) || !(await removeMandate(db, { accountId, id }))) throw mandateNotFound();
}

/** What a mandate finds today, and what nearly fits it. Throws Failure 404. */
export async function measureMandate(
  { db, measureFit }: MandateDeps,
  { viewer: { uid: accountId }, id }: OneMandate,
): Promise<MandateFits> {
  const mandate = isUuid(id) ? await findMandate(db, { accountId, id }) : undefined;
  if (mandate === undefined) throw mandateNotFound();
  const targets = [];
  for (const filter of toTargetFilters(mandate))
    targets.push({ filter, ...((await measureFit(filter)) ?? { listings: 0, near: [] }) });
  return { targets };
}
