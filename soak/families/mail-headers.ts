import { ENCODED_WORDS, HEADER_PAYLOADS, listHeaderFaults } from "../../server/src/testing/mail-headers.ts";
import { startMailServer } from "../../server/src/testing/mail-server.ts";
import type { Family, Round } from "../family.ts";
import { repeat } from "../round.ts";
import { type Call, send, toAddress } from "../system/client.ts";
import { untilDelivered } from "../system/deliveries.ts";
import { makeActiveListing } from "../system/listings.ts";
import { askDatabase } from "../system/oracle.ts";
import { enter, forgetLimits, type Person } from "../system/people.ts";
import { type Server, startServer } from "../system/server.ts";

/** Each writes a few times: a person who writes more has to wait. */
const PEOPLE = 12;
const EACH = 3;
/** An inquiry's fields. `senderEmail` becomes the Reply-To. */
const FIELDS = ["senderName", "senderEmail", "senderPhone", "listingName", "message"] as const;
/** Our own name and an e-mail address contain none of them. */
const STRICT: ReadonlySet<string> = new Set(["senderName", "senderPhone"]);

/** Line ends, headers and encoded words in every field of an inquiry and a ticket, sent through a real mail server. */
export const mailHeaders: Family = {
  name: "mail-headers",
  checks: ["F1"],
  says: "line breaks and headers in all fields that end up in an e-mail: rejected, or each e-mail has one recipient and only our headers",
  asked: "5,000 payloads",
  share: 1,
  async run(round) {
    const mails = await startMailServer();
    round.onEnd(mails.close);
    const settings = { SMTP_URL: mails.url, MAIL_FROM: "Vestpocket <no-reply@vestpocket.example>" };
    const server = await startServer(round, settings);
    await repeat(round, async () => {
      mails.received.length = 0;
      const taken = await writeAll(round, server);
      await untilDelivered(round, server);
      const [first] = mails.received;
      if (round.isPlanted && first !== undefined) {
        mails.received.push({ ...first, head: `${first.head}\r\nBcc: eve@evil.example` });
      }
      round.tally.add("e-mails", mails.received.length);
      round.tally.expect(mails.received.length >= taken, `${mails.received.length} e-mails for ${taken} messages`);
      for (const mail of mails.received) {
        const faults = listHeaderFaults(mail);
        round.tally.expect(faults.length === 0, `${faults.join(", ")}: ${JSON.stringify(mail.head)}`);
      }
    });
  },
};

/** Returns how many were accepted. */
async function writeAll(round: Round, server: Server): Promise<number> {
  const { people, listing } = await askDatabase(server.dataDir, async (pool) => {
    await forgetLimits(pool);
    const [owner, ...others] = await enter({ url: server.url, pool }, PEOPLE + 1);
    if (owner === undefined) throw new Error("nobody signed up");
    return { people: others, listing: await makeActiveListing({ url: server.url, pool }, owner) };
  });
  let taken = 0;
  await Promise.all(
    people.map(async (person, at) => {
      const address = toAddress(round.random.int(0, 60_000) + at);
      for (let time = 0; time < EACH; time += 1) {
        const { field, payload, call } = invent(round, { person, listing });
        const { status, body } = await send(server.url, { ...call, ...(address && { address }) });
        if (status === 200) taken += 1;
        const isRequired = STRICT.has(field) && !ENCODED_WORDS.includes(payload);
        const isExpected = status === 400 || (status === 200 && !isRequired);
        round.tally.expect(
          isExpected,
          `${field} ${JSON.stringify(payload)} was answered with ${status}: ${JSON.stringify(body)}`,
        );
      }
    }),
  );
  return taken;
}

interface Writing {
  readonly person: Person;
  readonly listing: { readonly url: string };
}

/** An inquiry with a payload in one of its fields. */
function invent({ random }: Round, { person, listing }: Writing): { field: string; payload: string; call: Call } {
  const field = random.pick(FIELDS);
  const parts = Array.from({ length: random.int(1, 3) }, () => random.pick(HEADER_PAYLOADS));
  const payload = parts.join(random.pick(["", " ", "Luc"]));
  const value = field === "senderEmail" ? `luc@example.ca${payload.slice(3)}` : payload;
  const form = {
    senderEmail: person.email,
    senderName: "Luc Gagnon",
    message: "Are the ovens gas or electric?",
    listingLink: listing.url,
    [field]: value,
  };
  return { field, payload, call: { path: "/v1/mail/sendInquiryMail", token: person.token, body: form } };
}
