import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildProfile } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const WAITING = "GET /v1/admin/figures/waiting";

async function openAdministration(session: { isAdministrator: boolean; needsSecondFactor: boolean }) {
  respond("GET /v1/auth/session", { json: { session } });
  await openPage("/admin/users", { as: buildProfile({ hasSecondFactor: true }) });
}

test("for a member the administration does not exist, and no call is made that would be rejected", async () => {
  await openAdministration({ isAdministrator: false, needsSecondFactor: false });
  expect(await screen.findByRole("heading", { level: 1, name: /^There is no page/u })).toBeVisible();
  expect(callsTo(WAITING)).toHaveLength(0);
});

test("an unconfirmed session is asked for a code before anything of the administration is loaded", async () => {
  await openAdministration({ isAdministrator: false, needsSecondFactor: true });
  expect(await screen.findByLabelText("Code from your authenticator app")).toBeVisible();
  expect(callsTo(WAITING)).toHaveLength(0);
});
