import type { AccessRequest, OwnAccess } from "@vestpocket/domain/access/access.schema";
import type { RequestBox } from "@vestpocket/domain/access/access.terms";
import { audienceOf } from "@vestpocket/domain/access/audiences.rules";
import { accessStateOf } from "@vestpocket/domain/access/states.rules";
import { describeList } from "@vestpocket/domain/shared/paging";
import type { PageRequest } from "@vestpocket/domain/shared/paging.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { signInNeeded } from "../../platform/http/failure.ts";
import { toMoment } from "../../platform/moment.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AccessDeps } from "./access.deps.ts";
import { toAccessState, toRequest } from "./access.views.ts";
import { readStanding } from "./audiences.usecases.ts";
import { findLatestRequest, listReceived, listSent, type RequestRow } from "./requests.queries.ts";
import { findShown } from "./standing.queries.ts";
import { readFacts, standBy } from "./states.usecases.ts";

interface AccessReader {
  readonly viewer: Viewer;
  readonly language: Language;
}

/** The viewer's access status for a listing, and what its owner would see of them. */
export async function readOwnAccess(
  deps: AccessDeps,
  { viewer, listingId, language }: AccessReader & { readonly listingId: string },
): Promise<OwnAccess> {
  const { uid } = viewer;
  const listing = await deps.getVisible(viewer, listingId);
  const [standing, shown, latest] = await Promise.all([
    readStanding(deps, { uid, listing: { id: listingId, ownerId: listing.ownerId } }),
    findShown(deps.db, uid),
    findLatestRequest(deps.db, { uid, listingId }),
  ]);
  if (shown === undefined) throw signInNeeded();
  const facts = await readFacts(deps, { uid, listingId, listing, request: latest?.state ?? null });
  return {
    audience: audienceOf(standing),
    decision: standing.decision,
    signing: standing.signing,
    reason: standing.reason,
    untilAt: standing.untilAt === null ? null : toMoment(standing.untilAt),
    standing: toAccessState(accessStateOf(facts)),
    shown,
    request: latest === undefined ? null : await show(deps, latest, { viewer, language }),
  };
}

async function show(
  deps: AccessDeps,
  row: RequestRow,
  { viewer: { uid }, language }: AccessReader,
): Promise<AccessRequest> {
  const reader = { uid, language, now: deps.clock.now() };
  return toRequest(row, { ...reader, ...(await standBy(deps, row)) });
}

interface RequestPage extends ReturnType<typeof describeList> {
  readonly requests: AccessRequest[];
}

/** The requests about the viewer's listings, newest first. */
export async function listOwnersRequests(
  deps: AccessDeps,
  wanted: AccessReader & PageRequest & { readonly box: RequestBox; readonly listingId: string | undefined },
): Promise<RequestPage> {
  const { viewer, language, ...page } = wanted;
  const { rows, total } = await listReceived(deps.db, { ...page, uid: viewer.uid, now: deps.clock.now() });
  const requests = await Promise.all(rows.map((row) => show(deps, row, { viewer, language })));
  return { requests, ...describeList(wanted, total, rows) };
}

/** The viewer's own requests, newest first. */
export async function listOwnRequests(deps: AccessDeps, wanted: AccessReader & PageRequest): Promise<RequestPage> {
  const { viewer, language, ...page } = wanted;
  const { rows, total } = await listSent(deps.db, { ...page, uid: viewer.uid });
  const requests = await Promise.all(rows.map((row) => show(deps, row, { viewer, language })));
  return { requests, ...describeList(wanted, total, rows) };
}
