import { startMailServer } from "../../server/src/testing/mail-server.ts";
import { startSmsServer } from "../../server/src/testing/sms-server.ts";
import { openWire, type Wire } from "../../server/src/testing/wire.ts";
import type { Family, Round } from "../family.ts";
import { repeat } from "../round.ts";
import { breakLine } from "../system/breaking.ts";
import { insist, toAddress } from "../system/client.ts";
import { DRAINED_MS, expectDelivered, fileTickets, untilDelivered } from "../system/deliveries.ts";
import { expectNoOpenTransactions } from "../system/open-transactions.ts";
import { askDatabase } from "../system/oracle.ts";
import { enter, forgetLimits, inventPhone } from "../system/people.ts";
import { type Server, startServer } from "../system/server.ts";

const TEXTS = 10;
/** Faults per connection in a batch: one after another, each at an exchange that most batches reach. */
const FAULTS = 6;
const NTH_MAX = 40;

let clients = 0;

/** The connections to the mail server and the SMS provider fail at the nth exchange. */
export const carrierLines: Family = {
  name: "carrier-lines",
  checks: ["J4", "F7"],
  says: "the nth exchange with the mail server or Twilio is cut, delayed by 5 s or truncated: every message arrives, with at most one duplicate per fault",
  asked: "1,200 faults, delivered within 60 s",
  share: 2,
  bounds: { "all delivered": DRAINED_MS },
  async run(round) {
    const mails = await startMailServer();
    const texts = await startSmsServer();
    round.onEnd(mails.close);
    round.onEnd(texts.close);
    const lines = { mail: await openLine(round, mails.url), text: await openLine(round, texts.url) };
    const server = await startServer(round, {
      SMTP_URL: `smtp://127.0.0.1:${lines.mail.port}`,
      TWILIO_URL: `http://127.0.0.1:${lines.text.port}`,
      TWILIO_ACCOUNT_SID: "AC00000000000000000000000000000000",
      TWILIO_AUTH_TOKEN: "campaign",
      TWILIO_FROM: "+14165550100",
    });
    await repeat(round, async () => {
      mails.received.length = 0;
      texts.received.length = 0;
      const state = { isOver: false };
      const faults = { faults: FAULTS, nthMax: NTH_MAX, state };
      const breaking = [breakLine(round, lines.mail, faults), breakLine(round, lines.text, faults)];
      const phones = await askForCodes(round, server);
      const recipients = await fileTickets(round, server);
      await untilDelivered(round, server);
      state.isOver = true;
      const [ofMail = 0, ofText = 0] = await Promise.all(breaking);
      if (round.isPlanted) mails.received.pop();
      const mailed = recipients.map((to) => mails.receivedBy(to).map(({ messageId }) => messageId));
      expectDelivered(round, mailed, ofMail);
      expectDelivered(
        round,
        phones.map((phone) => texts.receivedBy(phone).map(({ form }) => form.Body)),
        ofText,
      );
    });
    await expectNoOpenTransactions(round, server);
  },
};

async function openLine(round: Round, url: string): Promise<Wire> {
  const line = await openWire({ port: Number(new URL(url).port) });
  round.onEnd(line.close);
  return line;
}

/** Returns the numbers that get a code. */
async function askForCodes(round: Round, { url, dataDir }: Server): Promise<string[]> {
  const people = await askDatabase(dataDir, async (pool) => {
    await forgetLimits(pool);
    const entered = await enter({ url, pool }, TEXTS);
    const numbered = entered.map((person) => ({ ...person, phoneNumber: inventPhone(round.random) }));
    for (const { uid, phoneNumber } of numbered) {
      const text = "UPDATE accounts SET phone_number = $2, phone_verified_at = NULL WHERE id = $1";
      await pool.query(text, [uid, phoneNumber]);
    }
    return numbered;
  });
  for (const { token, phoneNumber } of people) {
    // An address gets ten codes an hour.
    clients += 1;
    const address = toAddress(clients);
    const call = { path: "/v1/auth/send-code", token, body: { phoneNumber }, ...(address && { address }) };
    const { status, body } = await insist(url, call);
    round.tally.expect(status === 200, `a code was answered with ${status}: ${JSON.stringify(body)}`);
  }
  round.tally.add("texts", people.length);
  return people.map(({ phoneNumber }) => phoneNumber);
}
