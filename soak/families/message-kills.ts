import { setTimeout as wait } from "node:timers/promises";
import { buildTicket } from "@vestpocket/domain/tickets/tickets.factory";
import { v7 as newId } from "uuid";
import { startMailServer } from "../../server/src/testing/mail-server.ts";
import type { Family, Round } from "../family.ts";
import { repeat } from "../round.ts";
import { insist, toAddress } from "../system/client.ts";
import { askDatabase, select } from "../system/oracle.ts";
import { forgetLimits } from "../system/people.ts";
import { type Server, startServer } from "../system/server.ts";

const TOGETHER = 10;
const TICKETS = 100;
const KILLS = 4;
/** How long the mail server takes for a mail: long enough to be killed within. */
const TAKES_MS = 30;
const DRAINED_MS = 60_000;

/** The server is killed while it sends mails. Each ticket is confirmed by one mail to an address of its own. */
export const messageKills: Family = {
  name: "message-kills",
  checks: ["J5", "F7"],
  says: "kill -9 of the server while mails are due at a real SMTP server: each is delivered, and twice at most once per kill",
  asked: "100 kills, 1,000 mails, delivered within 60 s",
  share: 2,
  bounds: { "all delivered": DRAINED_MS },
  async run(round) {
    const mailServer = await startMailServer();
    round.onEnd(mailServer.close);
    mailServer.state.onMail = () => wait(TAKES_MS);
    const server = await startServer(round, { SMTP_URL: mailServer.url });
    await repeat(round, async () => {
      mailServer.received.length = 0;
      const recipients = await fileTickets(round, server);
      for (let kill = 0; kill < KILLS; kill += 1) {
        await wait(round.random.int(50, 800));
        await server.kill();
        await server.start();
      }
      await untilDelivered(round, server);
      if (round.isPlanted) mailServer.received.pop();
      const ids = recipients.map((to) => mailServer.receivedBy(to).map(({ messageId }) => messageId));
      expectDelivered(round, ids);
    });
  },
};

/** Returns the addresses that get a mail. */
async function fileTickets(round: Round, { url, dataDir }: Server): Promise<string[]> {
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
  round.tally.add("kills", KILLS);
  return recipients;
}

async function untilDelivered(round: Round, { dataDir }: Server): Promise<void> {
  const started = performance.now();
  const countQueued = async () =>
    (await select<{ count: number }>(dataDir, "SELECT count(*)::int AS count FROM messages WHERE status = 'queued'"))[0]
      ?.count ?? 0;
  while ((await countQueued()) > 0) {
    // Long after the bound, which is judged at the end.
    if (performance.now() - started > 5 * DRAINED_MS) throw new Error(`${await countQueued()} mails are still waiting`);
    await wait(200);
  }
  round.tally.time("all delivered", performance.now() - started);
}

/** `ids`: of the mails that each recipient got. */
function expectDelivered(round: Round, ids: readonly (readonly (string | undefined)[])[]): void {
  for (const got of ids) {
    round.tally.expect(got.length > 0, "a mail was lost");
    round.tally.expect(new Set(got).size <= 1, `a mail came again under another id: ${got.join(", ")}`);
  }
  const again = ids.reduce((sum, got) => sum + Math.max(0, got.length - 1), 0);
  round.tally.add("mails delivered twice", again);
  round.tally.expect(again <= KILLS, `${again} mails came again after ${KILLS} kills`);
}
