import { screen, waitFor, within } from "@testing-library/react";
import type { ActiveSession } from "@vestpocket/domain/sessions/sessions.schema";
import { expect, test } from "vitest";
import { buildProfile, UID } from "../../testing/answers.ts";
import { callsTo, hold, respond } from "../../testing/server.ts";
import { openPage } from "../../testing/site.tsx";

const END = "DELETE /v1/auth/sessions/{id}";
const AT = { seconds: 1_795_000_000 };

const buildPlace = (userAgent: string, isCurrent = false): ActiveSession => ({
  ...{ id: crypto.randomUUID(), userAgent, address: "203.0.113.7", createdAt: AT, lastUsedAt: AT, isCurrent },
});

test("while one session is being signed out, pressing another's button changes nothing", async () => {
  const sessions = [buildPlace("This one", true), buildPlace("Firefox"), buildPlace("Safari")];
  respond("GET /v1/auth/sessions", { json: { sessions } });
  const { handler, release } = hold({ json: { msg: "Signed out there." } });
  respond(END, handler);
  const { user } = await openPage("/account/profile", { as: buildProfile({ uid: UID }) });
  const buttons = async () => screen.findAllByRole("button", { name: "Sign out Unknown device" });
  const [first, second] = (await buttons()) as [HTMLElement, HTMLElement];
  await user.click(first);
  expect(first).toHaveAttribute("data-pending");
  await user.click(second);
  await user.click(screen.getByRole("button", { name: "Sign out everywhere else" }));
  expect(first).toHaveAttribute("data-pending");
  expect(second).not.toHaveAttribute("data-pending");
  release();
  expect(await screen.findByText("Signed out there.")).toBeVisible();
  await waitFor(() => expect(callsTo(END)).toHaveLength(1));
  expect(within(document.body).queryByText("You are now signed out everywhere else.")).toBeNull();
});
