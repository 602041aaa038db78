import { nextDigestAt } from "@vestpocket/domain/notifications/digest-times.rules";
import { rulesOf } from "@vestpocket/domain/notifications/notifications.events";
import { NOTIFICATION_GROUPS } from "@vestpocket/domain/notifications/notifications.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Language } from "@vestpocket/domain/shared/text";
import { NIL } from "uuid";
import type { FindContact } from "../../platform/contact.ts";
import { translate } from "../../platform/language.ts";
import type { Platform } from "../../platform/platform.ts";
import { digestMail } from "./digests.mails.ts";
import { claimDigest, listWaiting, takeWaiting } from "./digests.queries.ts";
import type { NotificationRow } from "./notifications.queries.ts";

/** What the digest needs from other features. */
export interface DigestNeeds {
  readonly findContact: FindContact;
}

interface DigestDeps extends DigestNeeds, Pick<Platform, "db" | "clock" | "outbox" | "pageUrl"> {}

const TOGETHER = 500;
/** The most that one digest lists; the page has the rest. */
const LINES_MAX = 50;

/**
 * Sends the digests that are due: one a day to each account for which something waits, at 7:30 by the clocks of its
 * province (product.md §23.3). Each is claimed and recorded in one transaction, so several workers and killed ones send
 * it once.
 */
export async function sendDigests(deps: DigestDeps, signal?: AbortSignal): Promise<void> {
  for (let after: string | undefined = NIL; after !== undefined; ) {
    const waiting = await listWaiting(deps.db, { after, limit: TOGETHER });
    for (const { accountId, since, sentAt, province } of waiting) {
      if (signal?.aborted) return;
      const now = deps.clock.now();
      const latest = sentAt === null || sentAt < since ? since : sentAt;
      const dueAt = nextDigestAt({ province: province ?? undefined, after: latest });
      if (dueAt <= now) await sendDigest(deps, { accountId, dueAt, now });
    }
    after = waiting.at(-1)?.accountId;
  }
}

async function sendDigest(
  { db, outbox, pageUrl, findContact }: DigestDeps,
  due: { accountId: string; dueAt: Date; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await claimDigest(tx, due))) return;
    const rows = await takeWaiting(tx, due.accountId);
    const contact = await findContact(tx, due.accountId);
    if (rows.length === 0 || contact?.disabledAt !== null || contact.emailVerifiedAt === null) return;
    const { email: to, language } = contact;
    const url = pageUrl(language, paths.notifications());
    await outbox.sendMail(tx, { to, language, content: digestMail({ ...toGroups(rows, language), url }) });
  });
}

function toGroups(rows: readonly Pick<NotificationRow, "event" | "text">[], language: Language) {
  const listed = rows.slice(-LINES_MAX);
  const groups = NOTIFICATION_GROUPS.map((group) => ({
    group,
    lines: listed.filter(({ event }) => rulesOf(event).group === group).map(({ text }) => translate(language, text)),
  }));
  return { groups: groups.filter(({ lines }) => lines.length > 0), more: rows.length - listed.length };
}
