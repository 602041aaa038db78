import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { describePage } from "@vestpocket/domain/shared/paging";
import type { PageRequest } from "@vestpocket/domain/shared/paging.schema";
import { allowSeconds, type Queryable } from "../../platform/database/database.ts";
import type { EvidenceDeps } from "./evidence.deps.ts";
import { archiveMail } from "./evidence.mails.ts";
import { findLastLine, insertLine, listAllLines, listGrownChains, listLines, listLostHeads } from "./lines.queries.ts";
import { isLineAfter, toLine, writeLine } from "./lines.tokens.ts";

const SECONDS_MAX = 60;

/** Publishes the heads of all chains, once for each past UTC day, and mails the line to the operator's archive. */
export async function publishLine({ db, clock, outbox, config, log }: EvidenceDeps): Promise<void> {
  const madeAt = clock.now();
  const day = new Date(madeAt.getTime() - DAY_MS).toISOString().slice(0, 10);
  await db.transaction(async (tx) => {
    await allowSeconds(tx, SECONDS_MAX);
    const before = await findLastLine(tx);
    if (before !== undefined && before.day > day)
      log.error({ day: before.day }, "the last line is of a later day, from a wrong clock: none follows until then");
    if (before !== undefined && before.day >= day) return;
    const line = toLine({ day, heads: await listGrownChains(tx), madeAt }, before);
    await insertLine(tx, line);
    if (config.archiveEmail === undefined) return;
    const content = archiveMail({ day, line: writeLine(line) });
    await outbox.sendMail(tx, { to: config.archiveEmail, language: "en", content });
  });
}

/** A page of the lines, for everyone. */
export async function readLines({ db }: EvidenceDeps, request: PageRequest) {
  const { rows, total } = await listLines(db, request);
  const lines = rows.map((row) => ({ day: row.day, rooms: row.rooms.length, line: writeLine(row) }));
  return { lines, ...describePage(request, total) };
}

/**
 * What does not match the published lines: lines that were altered or omitted, and chains that were truncated or
 * rebuilt. `archived`: lines from the archive.
 */
export async function listBrokenLines(db: Queryable, archived: readonly string[] = []): Promise<string[]> {
  const lines = await listAllLines(db);
  const changed = lines.filter((line, at) => !isLineAfter(line, lines[at - 1])).map(({ day }) => `line ${day}`);
  const kept = new Set(lines.map(writeLine));
  const lost = archived.filter((line) => !kept.has(line)).map((line) => `archived line ${line.slice(0, 10)}`);
  return [...changed, ...lost, ...(await listLostHeads(db)).map((head) => `head ${head}`)];
}
