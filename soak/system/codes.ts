import type { Round } from "../family.ts";
import { demand, toAddress } from "./client.ts";
import { makeDraft } from "./listings.ts";
import { askDatabase } from "./oracle.ts";
import { inventPhone, makeMember, type Person } from "./people.ts";
import type { Server } from "./server.ts";

interface Given {
  readonly round: Round;
  readonly server: Server;
  readonly person: Person;
}

/** Requests a code for a new number of the person's, and returns the number. No password is required for it. */
export async function askForPhoneCode({ round, server, person }: Given): Promise<string> {
  const phoneNumber = inventPhone(round.random);
  const text = "UPDATE accounts SET phone_number = $2, phone_verified_at = NULL WHERE id = $1";
  await askDatabase(server.dataDir, (pool) => pool.query(text, [person.uid, phoneNumber]));
  // An address gets ten codes an hour.
  const address = toAddress(round.random.int(0, 60_000));
  const call = { path: "/v1/auth/send-code", token: person.token, body: { phoneNumber } };
  await demand(server.url, { ...call, ...(address && { address }) });
  return phoneNumber;
}

/** Sends a member a discount code for a new draft. The token belongs to the code. */
export async function askForDiscount({
  server,
  person,
}: Pick<Given, "server" | "person">): Promise<{ listingId: string; token: string }> {
  await makeMember(server, person);
  const listingId = await makeDraft(server, person);
  const call = { path: "/v1/property/resend-code", token: person.token, body: { listingId } };
  const { token } = await demand(server.url, call);
  return { listingId, token };
}
