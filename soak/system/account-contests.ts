import { buildAccount } from "@vestpocket/domain/accounts/accounts.factory";
import { v7 as newId } from "uuid";
import { PASSWORD } from "../../server/src/testing/test-password.ts";
import { demand } from "./client.ts";
import { askForPhoneCode } from "./codes.ts";
import { type Contest, countAccepted, readMessage } from "./contest.ts";
import { select } from "./oracle.ts";
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
    const phoneNumber = await askForPhoneCode(given);
    const verificationCode = await readMessage(given, phoneNumber, /\b(\d{6})\b/u);
    const body = { phoneNumber, verificationCode };
    return {
      call: () => ({ path: "/v1/auth/verify-phone", token: given.person.token, body }),
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
