import type { ListSuppressionsRequest } from "@vestpocket/domain/messages/streams.schema";
import { describeList, type ListPlace } from "@vestpocket/domain/shared/paging";
import { validate as isUuid } from "uuid";
import type { RecordAudit } from "../../platform/audit.ts";
import { toMoment } from "../../platform/moment.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { MessageDeps } from "./messages.deps.ts";
import { notSuppressed } from "./messages.failures.ts";
import { releaseAddress } from "./suppressing.usecases.ts";
import { findSuppressionById, searchSuppressions } from "./suppressions.queries.ts";

type AdminDeps = MessageDeps & { readonly recordAudit: RecordAudit };

/** A page of the suppressed addresses, newest first. */
export async function listSuppressed(
  { db }: Pick<AdminDeps, "db">,
  request: ListSuppressionsRequest & Pick<ListPlace, "countedTo">,
) {
  const { rows, total } = await searchSuppressions(db, request);
  const suppressions = rows.map(({ id, addressKey: address, reason, source, createdAt }) => ({
    ...{ id, address, reason, source },
    since: toMoment(createdAt),
  }));
  return { suppressions, ...describeList(request, total, rows) };
}

/** Has an address tried again. Throws Failure 404 if it is not suppressed. */
export async function releaseSuppressed(
  deps: AdminDeps,
  { viewer, id }: { viewer: Pick<Viewer, "uid">; id: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const found = isUuid(id) ? await findSuppressionById(tx, id) : undefined;
    if (found === undefined || !(await releaseAddress(deps, tx, found.addressKey))) throw notSuppressed();
    const subject = { kind: "suppression" as const, id };
    await deps.recordAudit(tx, { actorId: viewer.uid, action: "messages.release", subject });
  });
}
