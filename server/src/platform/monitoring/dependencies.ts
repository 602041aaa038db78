import { DAY_MS, HOUR_MS, MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { findLastBackup } from "../backups/last-backup.ts";
import { measureClockOffset } from "../database/clock-offset.ts";
import type { Database } from "../database/database.ts";
import { isMigrated } from "../database/migrate.ts";
import { findSpace } from "../files/free-space.ts";
import type { Platform } from "../platform.ts";
import { type Check, type Checks, Unfit } from "./dependency.ts";

/** A channel's messages that wait for delivery. */
export interface WaitingMessages {
  readonly channel: string;
  readonly waiting: number;
  readonly failed: number;
  /** Null if none is waiting. */
  readonly oldestAt: Date | null;
}

/** A stream of commercial e-mail. */
export interface WaitingStream {
  readonly stream: string;
  readonly waiting: number;
  readonly oldestAt: Date | null;
  /** Null unless an administrator stopped it. */
  readonly stoppedAt: Date | null;
}

/** What the fronts of messages and saved searches know about their own state. */
export interface Outgoing {
  /** The listings that were not compared with the saved searches since they changed, and when the first one did. */
  readonly measureChanges: () => Promise<{ readonly waiting: number; readonly oldestAt: Date | null }>;
  readonly checkMail: Check;
  readonly checkTexts: Check;
  readonly measureOutbox: () => Promise<WaitingMessages[]>;
  readonly measureStreams: () => Promise<readonly WaitingStream[]>;
}

/** A message waits longer only if its carrier fails. */
const OUTBOX_LAG_MS = 15 * MINUTE_MS;
/** At five minutes off, webhooks are rejected; at half a minute, authenticator codes. */
const CLOCK_LAG_MS = 5_000;
/** One backup per day, plus time to run. */
const BACKUP_AGE_MS = DAY_MS + 2 * HOUR_MS;

export function createChecks(platform: Platform, outgoing: Outgoing): Checks {
  const { db, config, files, scanner, payments, clock } = platform;
  return {
    database: () => checkDatabase(db),
    disk: () => checkDisk(config.dataDir),
    files: () => files.check().then(() => undefined),
    outbox: () => checkOutbox(outgoing, clock.now()),
    smtp: outgoing.checkMail,
    sms: outgoing.checkTexts,
    payments: () => payments.check().then(() => undefined),
    scanner: scanner && (() => scanner.check().then(() => undefined)),
    time: () => checkTime(db),
    backup: config.isPrivate ? undefined : () => checkBackup(db, clock.now()),
  };
}

async function checkDatabase(db: Database): Promise<undefined> {
  if (!(await isMigrated(db))) throw new Unfit("migrations of this version are missing");
}

async function checkDisk(folder: string): Promise<string> {
  const { free, reserved } = await findSpace(folder);
  const note = `${Math.floor(free / 1e6)} MB free`;
  if (free < reserved) throw new Unfit(note);
  return note;
}

async function checkOutbox({ measureOutbox }: Outgoing, now: Date): Promise<string> {
  const channels = await measureOutbox();
  const note = channels.map(({ channel, waiting }) => `${channel}: ${waiting} waiting`).join(", ");
  const late = channels.some(({ oldestAt }) => oldestAt !== null && now.getTime() - oldestAt.getTime() > OUTBOX_LAG_MS);
  if (late) throw new Unfit(note);
  return note;
}

async function checkTime({ $client }: Database): Promise<string> {
  const off = await measureClockOffset((text) => $client.query(text));
  const note = `${Math.round(off)} ms from the database's clock`;
  if (off > CLOCK_LAG_MS) throw new Unfit(note);
  return note;
}

async function checkBackup(db: Database, now: Date): Promise<string> {
  const last = await findLastBackup(db);
  if (last === undefined) throw new Unfit("no backup was made yet");
  const lost = last.lostFiles === 0 ? "" : `, without files that are lost: ${last.lostFiles}`;
  const note = `the last one is of ${last.at.toISOString()}${lost}`;
  if (now.getTime() - last.at.getTime() > BACKUP_AGE_MS || last.lostFiles > 0) throw new Unfit(note);
  return note;
}
