import { buildAccount } from "@vestpocket/domain/accounts/accounts.factory";
import { v7 as newId } from "uuid";
import { PASSWORD } from "../../server/src/testing/test-password.ts";
import { demand, toAddress } from "./client.ts";
import { type Contest, countAccepted, readMessage } from "./contest.ts";
import { askDatabase, select } from "./oracle.ts";
import { inventPhone } from "./people.ts";

const email: Contest = {
  name: "e-mail of a sign-up",
  prepare: async ({ round, server }) => {
    const name = newId();
    const { firstName, lastName, password } = buildAccount();
    return {
      call: (runner) => ({
        path: "/v1/auth/sign-up",
        body: {
          firstName,
          lastName,
          password,
          email: `${name}${runner < 0 ? runner : ""}@example.ca`,
          phoneNumber: inventPhone(round.random),
        },
      }),
      countEffects: async () =>
        (await select(server.dataDir, "SELECT FROM accounts WHERE email LIKE $1", [`${name}%`])).length,
    };
  },
};

const phoneCode: Contest = {
  name: "code of a phone",
  prepare: async (given) => {
    const { round, server, person } = given;
    const phoneNumber = inventPhone(round.random);
    // Its own number, so that no password is compared and only the code decides.
    const text = "UPDATE accounts SET phone_number = $2, phone_verified_at = NULL WHERE id = $1";
    await askDatabase(server.dataDir, (pool) => pool.query(text, [person.uid, phoneNumber]));
    // An address gets ten codes an hour.
    const address = toAddress(round.random.int(0, 60_000));
    const call = { path: "/v1/auth/send-code", token: person.token, body: { phoneNumber } };
    await demand(server.url, { ...call, ...(address && { address }) });
    const verificationCode = await readMessage(given, phoneNumber, /\b(\d{6})\b/u);
    const body = { phoneNumber, verificationCode };
    return {
      call: () => ({ path: "/v1/auth/verify-phone", token: person.token, body }),
      countEffects: countAccepted,
    };
  },
};

const resetLink: Contest = {
  name: "link of a reset",
  prepare: async (given) => {
    const { server, person } = given;
    await demand(server.url, { path: "/v1/auth/forgot-password", body: { email: person.email } });
    const oobCode = await readMessage(given, person.email, /reset-password\?oobCode=([\w-]+)/u);
    return {
      call: (runner) => ({
        path: "/v1/auth/reset-password",
        body: { oobCode, password: `harbour-lantern-${Math.abs(runner)}` },
      }),
      countEffects: countAccepted,
    };
  },
};

const refreshToken: Contest = {
  name: "refresh token",
  prepare: async ({ server, person }) => {
    const body = { email: person.email, password: PASSWORD, tokenTransport: "body" };
    const { refreshToken: token } = await demand(server.url, { path: "/v1/auth/sign-in", body });
    const countLive = async () =>
      (await select(server.dataDir, "SELECT FROM sessions WHERE account_id = $1 AND ended_at IS NULL", [person.uid]))
        .length;
    const others = (await countLive()) - 1;
    return {
      call: () => ({ path: "/v1/auth/refresh", body: { refreshToken: token, tokenTransport: "body" } }),
      // Reuse may also end the session: one effect is a single live session or none.
      countEffects: async () => Math.max(1, (await countLive()) - others),
    };
  },
};

export const ACCOUNT_CONTESTS: readonly Contest[] = [email, phoneCode, resetLink, refreshToken];
