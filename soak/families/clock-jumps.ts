import { setTimeout as wait } from "node:timers/promises";
import { buildTicket } from "@vestpocket/domain/tickets/tickets.factory";
import { v7 as newId } from "uuid";
import type { Family, Round } from "../family.ts";
import { repeat } from "../round.ts";
import { type Call, demand, send } from "../system/client.ts";
import { askForPhoneCode } from "../system/codes.ts";
import { readMessage } from "../system/contest.ts";
import { makeActiveListing } from "../system/listings.ts";
import { type MovedClock, openClock } from "../system/moved-clock.ts";
import { askDatabase, select } from "../system/oracle.ts";
import { enterOne, type Person } from "../system/people.ts";
import { type Server, startServer } from "../system/server.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** How long each lasts, in seconds. */
const TOKEN = 15 * MINUTE;
const CODE = 10 * MINUTE;
const LISTING = 60 * DAY;
const DELIVERED_MS = 60_000;
/** The queue notices within a minute that its clock was corrected; then a minute passes until the next job. */
const SCHEDULED_MS = 200_000;

type Jump = readonly [name: string, secondsFrom: (now: Date) => number];

/** Seconds from now until 30 s before daylight saving begins in Toronto, next year. */
function untilSpring(now: Date): number {
  const year = now.getUTCFullYear() + 1;
  const firstOfMarch = new Date(Date.UTC(year, 2, 1)).getUTCDay();
  const secondSunday = 1 + ((7 - firstOfMarch) % 7) + 7;
  return Math.round((Date.UTC(year, 2, secondSunday, 6, 59, 30) - now.getTime()) / 1_000);
}

const JUMPS: readonly Jump[] = [
  ["400 s ahead", () => 400],
  ["400 s back", () => -400],
  ["11 minutes ahead", () => 11 * MINUTE],
  ["a day ahead", () => DAY],
  ["a day back", () => -DAY],
  ["61 days ahead", () => 61 * DAY],
  ["to the start of daylight saving", untilSpring],
  ["past the end of 32-bit seconds", (now) => Math.round((Date.UTC(2038, 0, 19, 3, 14, 0) - now.getTime()) / 1_000)],
];
const BACK: Jump = ["back to the machine's own time", (now) => Math.round((Date.now() - now.getTime()) / 1_000)];

/** The clock of a running server and its database jumps, ahead and back. */
export const clockJumps: Family = {
  name: "clock-jumps",
  checks: ["J11"],
  says: "the clock of a running server and its database jumps: sessions, codes and listings expire on time and not before, e-mail is delivered, scheduled jobs continue, no 5xx",
  asked: "6 jumps, ahead and back",
  share: 3,
  async run(round) {
    const clock = openClock(round.folder);
    if (clock === undefined)
      return round.tally.skip("clock-jumps needs libfaketime (Debian: apt-get install faketime)");
    const server = await startServer(round, clock.settings);
    await repeat(round, async () => {
      for (const [name, secondsFrom] of JUMPS) {
        await jump(round, { server, clock, name, seconds: secondsFrom(clock.now()) });
      }
      await expectScheduledWork(round, { server, clock });
      const [name, secondsFrom] = BACK;
      await jump(round, { server, clock, name, seconds: secondsFrom(clock.now()) });
      await expectScheduledWork(round, { server, clock });
    });
  },
};

interface Jumping {
  readonly server: Server;
  readonly clock: MovedClock;
  readonly name: string;
  readonly seconds: number;
}

async function jump(round: Round, { server, clock, name, seconds }: Jumping): Promise<void> {
  const person = await enterOne(server);
  const listing = await askDatabase(server.dataDir, (pool) => makeActiveListing({ url: server.url, pool }, person));
  const { phoneNumber, code } = await getCode({ round, server, person });
  const reader = await enterOne(server);
  await clock.moveBy(seconds, server.url);
  // The planted fault: what is expected is what would hold had the clock not moved.
  const passed = round.isPlanted ? 0 : seconds;

  const expectStatus = async (what: string, call: Call, expected: number) => {
    const { status, body } = await send(server.url, call);
    const words = `${name}: ${what} was answered with ${status} instead of ${expected}: ${JSON.stringify(body)}`;
    round.tally.expect(status === expected, words);
  };
  const search = { path: "/v1/property/search", body: {} };
  await expectStatus("a search with an earlier log-in", { ...search, token: reader.token }, passed < TOKEN ? 200 : 401);
  const again = await enterOne(server);
  await expectStatus("a search with a new log-in", { ...search, token: again.token }, 200);
  if (passed < TOKEN) {
    const body = { phoneNumber, verificationCode: code };
    const call = { path: "/v1/auth/verify-phone", token: person.token, body };
    await expectStatus("a code", call, passed < CODE ? 200 : 400);
  }
  const page = { path: `/v1/property/getProperty/${listing.id}`, token: again.token };
  await expectStatus("a listing", page, passed < LISTING ? 200 : 404);
  await expectDelivery(round, server, name);
  round.tally.add(`jumps: ${name}`);
}

async function getCode(given: { round: Round; server: Server; person: Person }) {
  const phoneNumber = await askForPhoneCode(given);
  return { phoneNumber, code: await readMessage(given, phoneNumber, /(\d{6})/u) };
}

/** Jobs that run every minute do so after a jump too, even back from years ahead. */
async function expectScheduledWork(round: Round, { server, clock }: Pick<Jumping, "server" | "clock">): Promise<void> {
  const started = performance.now();
  const since = clock.now();
  // Jobs from before the last jump are dated earlier, or years ahead.
  const text = `SELECT FROM pgboss.job WHERE name IN (SELECT name FROM pgboss.schedule)
    AND created_on BETWEEN $1 AND $1::timestamptz + interval '1 hour' LIMIT 1`;
  while ((await select(server.dataDir, text, [since])).length === 0 && performance.now() - started < SCHEDULED_MS) {
    await wait(1_000);
  }
  const waited = performance.now() - started;
  round.tally.expect(waited < SCHEDULED_MS, `no scheduled job was started by ${clock.now().toISOString()}`);
}

/** Mail that falls due after a jump is delivered soon. */
async function expectDelivery(round: Round, { url, dataDir }: Server, name: string): Promise<void> {
  const email = `${newId()}@example.ca`;
  await demand(url, { path: "/v1/admin/add-ticket", body: buildTicket({ email }) });
  const started = performance.now();
  const isDelivered = async () => {
    const { body } = await send(url, { path: `/dev/outbox.json?to=${encodeURIComponent(email)}` });
    return body.messages.some(({ status }: { status: string }) => status !== "queued");
  };
  while (!(await isDelivered()) && performance.now() - started < DELIVERED_MS) await wait(250);
  const [waiting] = await select<{ count: number }>(
    dataDir,
    "SELECT count(*)::int AS count FROM messages WHERE status = 'queued'",
  );
  round.tally.expect(waiting?.count === 0, `${name}: ${waiting?.count} mails were not delivered`);
  round.tally.time("delivered after a jump", performance.now() - started);
}
