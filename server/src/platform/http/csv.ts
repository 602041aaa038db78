import { AsyncLocalStorage } from "node:async_hooks";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { AuditAction } from "@vestpocket/domain/audit/audit.actions";
import { EXPORT_MAX, type ListPlace } from "@vestpocket/domain/shared/paging";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import { stringify } from "csv-stringify";
import type { FastifyReply } from "fastify";
import { exportFairly } from "../exporting.ts";
import { translate } from "../language.ts";
import type { Platform } from "../platform.ts";
import type { Viewer } from "../session/viewer.ts";

/** Rows read at a time. */
const BATCH = 1_000;

export interface CsvColumn<Row> {
  readonly header: Message;
  readonly value: (row: Row, say: (message: Message) => string) => string | number | null;
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

interface CsvList<Row> {
  readonly viewer: Viewer;
  readonly language: Language;
  readonly reply: FastifyReply;
  /** The file's name, without its date. */
  readonly name: string;
  readonly action: AuditAction;
  readonly columns: readonly CsvColumn<Row>[];
  readonly readPage: (page: ListPlace) => Promise<Page<Row>>;
}

/**
 * Sends an admin list as CSV (RFC 4180), in the reader's language. The audit log records the export before the first
 * row is sent. Cells that a spreadsheet would run as a formula are escaped, and a byte order mark tells Excel that the
 * text is UTF-8.
 */
export async function sendCsv<Row extends { readonly id: string }>(
  { db, clock, recordAudit }: Pick<Platform, "db" | "clock" | "recordAudit">,
  { viewer, language, reply, name, action, columns, readPage }: CsvList<Row>,
): Promise<FastifyReply> {
  // The rest is read while the response is being sent, still for this requester.
  const readFairly = AsyncLocalStorage.bind((page: ListPlace) => exportFairly(() => readPage(page)));
  const first = await readFairly({ page: 1, limit: BATCH, countedTo: EXPORT_MAX });
  await recordAudit(db, { actorId: viewer.uid, action, details: { rows: Math.min(first.total, EXPORT_MAX) } });
  const say = (message: Message) => translate(language, message);
  const csv = stringify({ bom: true, escape_formulas: true, record_delimiter: "windows" });
  const rows = Readable.from(toRecords({ first, readPage: readFairly, columns, say }));
  // If a page cannot be read, the response is cut off, so that a partial file never passes for a complete one.
  pipeline(rows, csv).catch((err: unknown) => reply.log.warn({ err }, "a list export failed midway"));
  const file = `vestpocket-${name}-${clock.now().toISOString().slice(0, 10)}.csv`;
  return reply
    .header("content-type", "text/csv; charset=utf-8; header=present")
    .header("content-disposition", `attachment; filename="${file}"`)
    .send(csv);
}

interface Records<Row> extends Pick<CsvList<Row>, "columns" | "readPage"> {
  readonly first: Page<Row>;
  readonly say: (message: Message) => string;
}

/** The header, then each row once, each page after the last row of the one before. */
async function* toRecords<Row extends { readonly id: string }>({ first, readPage, columns, say }: Records<Row>) {
  yield columns.map(({ header }) => say(header));
  let { rows } = first;
  for (let page = 2, sent = 0; rows.length > 0; page += 1) {
    for (const row of rows.slice(0, EXPORT_MAX - sent)) yield columns.map(({ value }) => value(row, say));
    sent += rows.length;
    if (rows.length < BATCH || sent >= EXPORT_MAX) return;
    ({ rows } = await readPage({ page, limit: BATCH, after: rows.at(-1)?.id, countedTo: 0 }));
  }
}
