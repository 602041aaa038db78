import { setTimeout as wait } from "node:timers/promises";
import { buildTicket } from "@vestpocket/domain/tickets/tickets.factory";
import { v7 as newId } from "uuid";
import type { Round } from "../family.ts";
import { insist, toAddress } from "./client.ts";
import { askDatabase, select } from "./oracle.ts";
import { forgetLimits } from "./people.ts";
import type { Server } from "./server.ts";

const TOGETHER = 10;
const TICKETS = 100;
/** The maximum time until all due messages are delivered. */
export const DRAINED_MS = 60_000;

/** Returns the addresses that get a mail. */
export async function fileTickets(round: Round, { url, dataDir }: Server): Promise<string[]> {
  const recipients: string[] = [];
  for (let at = 0; at < TICKETS; at += TOGETHER) {
    await askDatabase(dataDir, forgetLimits);
    const emails = Array.from({ length: TOGETHER }, () => `${newId()}@example.ca`);
    const answers = await Promise.all(
      emails.map((email, index) => {
        const address = toAddress(at + index);
        return insist(url, { path: "/v1/admin/add-ticket", body: buildTicket({ email }), ...(address && { address }) });
      }),
    );
    for (const { status, body } of answers) {
      round.tally.expect(status === 200, `a ticket was answered with ${status}: ${JSON.stringify(body)}`);
    }
    recipients.push(...emails);
  }
  round.tally.add("mails", recipients.length);
  return recipients;
}

export async function untilDelivered(round: Round, { dataDir }: Server): Promise<void> {
  const started = performance.now();
  const countQueued = async () =>
    (await select<{ count: number }>(dataDir, "SELECT count(*)::int AS count FROM messages WHERE status = 'queued'"))[0]
      ?.count ?? 0;
  while ((await countQueued()) > 0) {
    // Long after the bound, which is checked at the end.
    if (performance.now() - started > 5 * DRAINED_MS) throw new Error(`${await countQueued()} mails are still waiting`);
    await wait(200);
  }
  round.tally.time("all delivered", performance.now() - started);
}

/**
 * `ids`: of the messages that each recipient got. A fault may duplicate each message in progress, of which there is
 * only one.
 */
export function expectDelivered(round: Round, ids: readonly (readonly (string | undefined)[])[], faults: number): void {
  for (const got of ids) {
    round.tally.expect(got.length > 0, "a message was lost");
    round.tally.expect(new Set(got).size <= 1, `a message came again under another id: ${got.join(", ")}`);
  }
  const again = ids.reduce((sum, got) => sum + Math.max(0, got.length - 1), 0);
  round.tally.add("messages delivered twice", again);
  round.tally.expect(again <= faults, `${again} messages came again after ${faults} faults`);
}
