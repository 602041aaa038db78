import type { Family, Round } from "../family.ts";
import { repeat } from "../round.ts";
import { type Answer, type Call, send, toAddress } from "../system/client.ts";
import { askForDiscount, askForPhoneCode } from "../system/codes.ts";
import { select } from "../system/oracle.ts";
import { askToPay } from "../system/payments.ts";
import { enterOne, type Person } from "../system/people.ts";
import { type Server, startServer } from "../system/server.ts";

const AT_ONCE = 25;
/** The maximum number of guesses compared with a code. */
const TRIES_MAX = 5;
/** Per account, within a quarter of an hour, from anywhere. */
const PASSWORDS_MAX = 100;
const LETTERS = [..."ABCDEFGHJKLMNPQRSTUVWXYZ23456789"];

interface Given {
  readonly round: Round;
  readonly server: Server;
  readonly person: Person;
}

/** A guessable secret. */
interface Secret {
  readonly name: string;
  /** How many guesses are made at one secret; a hundred secrets get at least what is asked. */
  readonly guesses: number;
  readonly most: number;
  prepare(given: Given): Promise<{
    guess(number: number): Call;
    /** How many guesses were compared with it, according to the database or the responses. */
    countCompared(answers: readonly Answer[]): Promise<number>;
  }>;
}

const phoneCode: Secret = {
  name: "code of a phone",
  guesses: 1_000,
  most: TRIES_MAX,
  async prepare(given) {
    const { round, server, person } = given;
    const phoneNumber = await askForPhoneCode(given);
    return {
      guess: () => ({
        path: "/v1/auth/verify-phone",
        token: person.token,
        body: { phoneNumber, verificationCode: String(round.random.int(0, 999_999)).padStart(6, "0") },
      }),
      countCompared: () =>
        readTries(
          server,
          "SELECT tries FROM phone_codes WHERE phone_number = $1 ORDER BY created_at DESC LIMIT 1",
          phoneNumber,
        ),
    };
  },
};

const discountCode: Secret = {
  name: "discount code",
  guesses: 10_000,
  most: TRIES_MAX,
  async prepare(given) {
    const { round, server, person } = given;
    const { listingId, token } = await askForDiscount(given);
    const inventCode = () => Array.from({ length: 6 }, () => round.random.pick(LETTERS)).join("");
    return {
      guess: () => askToPay(person, { listingId, discount: { token, code: inventCode() } }),
      countCompared: () => readTries(server, "SELECT tries FROM discount_codes WHERE listing_id = $1", listingId),
    };
  },
};

const password: Secret = {
  name: "password",
  guesses: 500,
  most: PASSWORDS_MAX,
  prepare: async ({ person }) => ({
    guess: (number) => ({
      path: "/v1/auth/sign-in",
      body: { email: person.email, password: `harbour-lantern-${number}` },
    }),
    // Others have to wait before anything is compared.
    countCompared: async (answers) => answers.filter(({ status }) => status !== 429).length,
  }),
};

const SECRETS = [phoneCode, discountCode, password] as const;

/** Every short secret is guessed from hundreds of addresses at once. */
export const guesses: Family = {
  name: "guesses",
  checks: ["A10", "A19", "G16"],
  says: "wrong codes and passwords, each from an address of its own: at most 5 guesses are compared per code and 100 per password, none is accepted, no 5xx",
  asked: "1,000,000 guesses at discount codes, 100,000 at codes of phones, 10,000 at passwords",
  share: 2,
  async run(round) {
    const server = await startServer(round);
    await repeat(round, async () => {
      for (const secret of round.random.shuffle(SECRETS)) {
        const person = await enterOne(server);
        const { guess, countCompared } = await secret.prepare({ round, server, person });
        const answers = await guessAll({ server, guess, count: secret.guesses });
        for (const { status, body } of answers)
          round.tally.expect(status >= 400 && status < 500, `${secret.name}: ${status} ${JSON.stringify(body)}`);
        const compared = (await countCompared(answers)) + (round.isPlanted ? secret.guesses : 0);
        round.tally.expect(compared <= secret.most, `${secret.name}: compared with ${compared} guesses`);
        round.tally.add(`guesses: ${secret.name}`, answers.length);
      }
    });
  },
};

interface Guesses {
  readonly server: Server;
  readonly count: number;
  guess(number: number): Call;
}

async function guessAll({ server: { url }, count, guess }: Guesses): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const runner = async () => {
    while (next < count) {
      const number = next;
      next += 1;
      const address = toAddress(number);
      answers.push(await send(url, { ...guess(number), ...(address && { address }) }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runner));
  return answers;
}

async function readTries({ dataDir }: Server, text: string, of: string): Promise<number> {
  const [row] = await select<{ tries: number }>(dataDir, text, [of]);
  if (row === undefined) throw new Error("the code is gone");
  return row.tries;
}
