import type { Family, Round } from "../family.ts";
import { repeat } from "../round.ts";
import { type Call, send } from "../system/client.ts";
import { select } from "../system/oracle.ts";
import { payForDraft } from "../system/payments.ts";
import { enterOne } from "../system/people.ts";
import { openProvider } from "../system/sandbox.ts";
import { startServer } from "../system/server.ts";

const BATCH = 2_000;
const AT_ONCE = 12;
/** Older signatures are rejected, so that a recorded call cannot be replayed later. */
const TOLERATED_SECONDS = 300;

/** Webhook calls about a payment, each altered in one place or signed by someone else. */
export const forgedWebhooks: Family = {
  name: "forged-webhooks",
  checks: ["G7"],
  says: "a real payment's event with an altered byte in its body or signature, an old timestamp, another key, or no signature: all rejected, none recorded",
  asked: "100,000 calls",
  share: 1,
  async run(round) {
    const server = await startServer(round);
    const provider = await openProvider(round, server);
    await repeat(round, async () => {
      const { event } = await payForDraft({ server, provider, person: await enterOne(server) });
      const genuine = provider.toCall(event);
      if (round.isPlanted) await send(server.url, genuine);
      let left = BATCH;
      const sendSome = async () => {
        for (; left > 0; left -= 1) {
          const { name, call } = forge(round, genuine);
          const { status, body } = await send(server.url, call);
          round.tally.expect(status === 400, `${name} was answered with ${status}: ${JSON.stringify(body)}`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sendSome));
      const recorded = await select(server.dataDir, "SELECT FROM payment_events WHERE id = $1", [event.id]);
      round.tally.expect(recorded.length === 0, "a forged event was recorded");
    });
  },
};

/** The call with one thing wrong. */
function forge({ random }: Round, genuine: Call): { name: string; call: Call } {
  const body = genuine.form?.body ?? Buffer.alloc(0);
  const { "stripe-signature": signature = "", ...headers } = genuine.form?.headers ?? {};
  const withBody = (altered: Buffer): Call => ({
    ...genuine,
    form: { body: altered, headers: { ...headers, "stripe-signature": signature } },
  });
  const withSignature = (altered: string): Call => ({
    ...genuine,
    form: { body, headers: { ...headers, "stripe-signature": altered } },
  });
  const [time = "", hash = ""] = signature.split(",");
  const seconds = Number(time.slice(2));
  return random.pick([
    { name: "an altered body", call: withBody(alter(random.int(0, body.length - 1), body)) },
    { name: "a longer body", call: withBody(Buffer.concat([body, Buffer.from(" ")])) },
    { name: "a shorter body", call: withBody(body.subarray(0, -1)) },
    { name: "an altered signature", call: withSignature(`${time},v1=${alterText(random.int(0, 63), hash.slice(3))}`) },
    { name: "a short signature", call: withSignature(`${time},v1=${hash.slice(3, 3 + random.int(0, 63))}`) },
    { name: "another time", call: withSignature(`t=${seconds + random.int(1, 100)},${hash}`) },
    { name: "an old time", call: withSignature(`t=${seconds - TOLERATED_SECONDS - random.int(1, 10_000)},${hash}`) },
    { name: "another scheme", call: withSignature(`${time},${hash.replace("v1=", "v0=")}`) },
    { name: "no time", call: withSignature(hash) },
    { name: "no signature", call: { ...genuine, form: { body, headers } } },
  ]);
}

/** The bytes with one of them changed. */
function alter(at: number, bytes: Buffer): Buffer {
  const altered = Buffer.from(bytes);
  altered[at] = (altered[at] ?? 0) ^ 1;
  return altered;
}

const alterText = (at: number, hex: string): string =>
  `${hex.slice(0, at)}${hex[at] === "7" ? "3" : "7"}${hex.slice(at + 1)}`;
