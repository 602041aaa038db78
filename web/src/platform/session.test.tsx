import { act, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildProfile } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { buildTokens, openPage } from "../testing/site.tsx";
import { getAccessToken } from "./session.ts";
import { forgetSession } from "./session-hint.ts";

/** Simulates Back restoring the page from the browser's memory. */
const comeBack = () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));

async function openProfile() {
  const profile = buildProfile();
  respond("GET /v1/auth/sessions", { json: { sessions: [], page: 1, totalPages: 0, totalResults: 0 } });
  await openPage("/account/profile", { as: profile });
  return screen.findByDisplayValue(profile.email);
}

test("a page that Back restores from the browser's memory after a sign-out shows nothing private", async () => {
  const email = await openProfile();
  expect(email).toBeVisible();
  forgetSession();
  comeBack();
  await waitFor(() => expect(email).not.toBeInTheDocument());
  expect(await screen.findByRole("button", { name: "Log In" })).toBeVisible();
});

test("the log-in leads back to the part of the page that the link named", async () => {
  await openPage("/account/profile?from=mail#phone");
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe(
      `/login?${new URLSearchParams({ next: "/account/profile?from=mail#phone" })}`,
    ),
  );
});

test("a page restored from the back/forward cache checks who is signed in", async () => {
  await openProfile();
  const before = callsTo("POST /v1/auth/refresh").length;
  comeBack();
  await waitFor(() => expect(callsTo("POST /v1/auth/refresh")).toHaveLength(before + 1));
});

test("a session that the server ended ends in every tab of the browser", async () => {
  await openProfile();
  const otherTab = new BroadcastChannel("vestpocket.session");
  onTestFinished(() => otherTab.close());
  const told = vi.fn();
  otherTab.addEventListener("message", ({ data }) => told(data));
  respond("POST /v1/auth/refresh", { status: 401, json: { code: "sessions.ended", msg: "" } });
  comeBack();
  expect(await screen.findByRole("button", { name: "Log In" })).toBeVisible();
  await waitFor(() => expect(told.mock.calls).toEqual([[{ kind: "signed-out" }]]));
});

test("a page that hears from another tab that the session ended leads to the log-in", async () => {
  const email = await openProfile();
  const otherTab = new BroadcastChannel("vestpocket.session");
  onTestFinished(() => otherTab.close());
  otherTab.postMessage({ kind: "signed-out" });
  await waitFor(() => expect(email).not.toBeInTheDocument());
  expect(await screen.findByRole("button", { name: "Log In" })).toBeVisible();
});

test("a page that slept while another tab's session ended leads to the log-in at its next call", async () => {
  const profile = buildProfile();
  respond("POST /v1/auth/refresh", { json: { ...buildTokens(profile.uid), expirationTime: Date.now() } });
  respond("GET /v1/views/recent", { json: { properties: [] } });
  await openPage("/account/favourites", { as: profile });
  await screen.findByText("No favourites yet.");
  forgetSession();
  await act(() => getAccessToken());
  expect(await screen.findByRole("button", { name: "Log In" })).toBeVisible();
});

test("a page for signed-in users that cannot check the session says so, and its window has a title", async () => {
  respond("POST /v1/auth/refresh", "offline");
  await openPage("/account/profile", { as: buildProfile() });
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(heading).toHaveTextContent("Vestpocket cannot be reached. Check your connection.");
  await waitFor(() => expect(document.title).toBe("Vestpocket"));
});
