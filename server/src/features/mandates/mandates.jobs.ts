import { ENDED_MANDATE_RETENTION, ESTIMATE_RETENTION } from "@vestpocket/domain/mandates/mandates.retention";
import { dueBefore, endsAt } from "@vestpocket/domain/mandates/mandates.rules";
import { formatDate } from "@vestpocket/domain/shared/dates";
import { paths } from "@vestpocket/domain/shared/paths";
import { purge } from "../../platform/database/purge.ts";
import { deleteOldEstimates } from "./demand.queries.ts";
import type { MandateDeps } from "./mandates.deps.ts";
import { hasLapsed, stillLooking, stillLookingMail } from "./mandates.mails.ts";
import { deleteEnded, takeAsked, takeLapsed } from "./mandates.queries.ts";

/**
 * Asks the owners of mandates that nobody confirmed for 75 days whether they still look, and ends those of 90 days. Each
 * batch is one transaction with what it tells (product.md §24.6).
 */
export async function endMandates(deps: MandateDeps): Promise<void> {
  for (let ended = 1; ended > 0; ) ended = await lapse(deps);
  for (let asked = 1; asked > 0; ) asked = await ask(deps);
}

async function ask({ db, clock, tell, findContact }: MandateDeps): Promise<number> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const due = await takeAsked(tx, { before: dueBefore(now).asked, now });
    for (const { accountId, name, confirmedAt } of due) {
      const owner = await findContact(tx, accountId);
      if (owner === undefined) continue;
      const date = formatDate(endsAt(confirmedAt).getTime() / 1000, owner.language);
      const mail = { toContent: (url: string) => stillLookingMail({ name, date, url }) };
      await tell(tx, owner, { event: "mandate_ending", path: paths.mandates(), text: stillLooking(name), mail });
    }
    return due.length;
  });
}

async function lapse({ db, clock, tell, findContact, targets }: MandateDeps): Promise<number> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const due = await takeLapsed(tx, { before: dueBefore(now).lapsed, now });
    for (const { id: mandateId, accountId, name } of due) {
      await targets.pause(tx, { accountId, mandateId, isPaused: true });
      const owner = await findContact(tx, accountId);
      if (owner) await tell(tx, owner, { event: "mandate_ending", path: paths.mandates(), text: hasLapsed(name) });
    }
    return due.length;
  });
}

export async function purgeMandates(deps: Pick<MandateDeps, "db" | "clock">): Promise<void> {
  await purge(deps, { period: ENDED_MANDATE_RETENTION, deleteOld: deleteEnded });
  await purge(deps, { period: ESTIMATE_RETENTION, deleteOld: deleteOldEstimates });
}
