import { setTimeout as wait } from "node:timers/promises";
import { startMailServer } from "../../server/src/testing/mail-server.ts";
import type { Family } from "../family.ts";
import { repeat } from "../round.ts";
import { DRAINED_MS, expectDelivered, fileTickets, untilDelivered } from "../system/deliveries.ts";
import { startServer } from "../system/server.ts";

const KILLS = 4;
/** How long the mail server takes per mail: long enough to be killed meanwhile. */
const TAKES_MS = 30;

/** The server is killed while it sends mails. Each ticket is confirmed by one mail to its own address. */
export const messageKills: Family = {
  name: "message-kills",
  checks: ["J5", "F7"],
  says: "kill -9 of the server while it delivers e-mail to a real SMTP server: every message arrives, with at most one duplicate per kill",
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
      round.tally.add("kills", KILLS);
      expectDelivered(round, ids, KILLS);
    });
  },
};
