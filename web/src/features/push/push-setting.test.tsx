import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { buildProfile } from "../../testing/answers.ts";
import { callsTo, respond } from "../../testing/server.ts";
import { openPage } from "../../testing/site.tsx";

const STATE = "GET /v1/push";
const TURN_ON = "PUT /v1/push";
const form = { endpoint: "https://push.vestpocket-tests.ca/1", p256dh: "p", auth: "a" };

/** A browser that can show push messages. `answer`: what the person says when they are asked. */
function stubPush(answer: NotificationPermission, permission: NotificationPermission = "default") {
  const requestPermission = vi.fn(async () => {
    Object.assign(globalThis.Notification, { permission: answer });
    return answer;
  });
  const subscribe = vi.fn(async (_: PushSubscriptionOptionsInit) => ({
    toJSON: () => ({ endpoint: form.endpoint, keys: { p256dh: form.p256dh, auth: form.auth } }),
  }));
  vi.stubGlobal("Notification", { permission, requestPermission });
  vi.stubGlobal("PushManager", {});
  const register = vi.fn(async () => undefined);
  const ready = Promise.resolve({ pushManager: { subscribe } });
  const getRegistration = async () => undefined;
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { register, ready, getRegistration },
  });
  return { requestPermission, subscribe, register };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  for (const name of ["Notification", "PushManager"]) Reflect.deleteProperty(globalThis, name);
});

function openPreferences() {
  respond("GET /v1/notifications/preferences", { json: { preferences: [] } });
  return openPage("/account/notifications?show=preferences", { as: buildProfile() });
}

test("permission is asked for on a press only, and the browser is then subscribed with the server's key", async () => {
  const { requestPermission, subscribe, register } = stubPush("granted");
  respond(STATE, { json: { key: "the-key", isOn: false } });
  respond(TURN_ON, { json: { msg: "This browser now gets notifications." } });
  const { user } = await openPreferences();
  const button = await screen.findByRole("button", { name: "Turn on for this device" });
  expect(requestPermission).not.toHaveBeenCalled();
  expect(register).not.toHaveBeenCalled();
  respond(STATE, { json: { key: "the-key", isOn: true } });
  await user.click(button);
  expect(await screen.findByRole("button", { name: "Turn off for this device" })).toBeVisible();
  expect(register).toHaveBeenCalledWith("/push-worker.js");
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "the-key" });
  expect(callsTo(TURN_ON).map(({ body }) => body)).toEqual([form]);
});

test("whoever does not allow it sees how to, and nothing is sent", async () => {
  stubPush("denied");
  respond(STATE, { json: { key: "the-key", isOn: false } });
  const { user } = await openPreferences();
  await user.click(await screen.findByRole("button", { name: "Turn on for this device" }));
  expect(await screen.findByText(/^Your browser blocks notifications from this site\..*$/u)).toBeVisible();
  expect(callsTo(TURN_ON)).toEqual([]);
});

test("it can be turned off again", async () => {
  stubPush("granted", "granted");
  respond(STATE, { json: { key: "the-key", isOn: true } });
  respond("DELETE /v1/push", { json: { msg: "This browser gets no more notifications." } });
  const { user } = await openPreferences();
  const button = await screen.findByRole("button", { name: "Turn off for this device" });
  respond(STATE, { json: { key: "the-key", isOn: false } });
  await user.click(button);
  expect(await screen.findByText("This browser gets no more notifications.")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Turn on for this device" })).toBeVisible();
});

test("a browser that cannot show notifications says so", async () => {
  respond(STATE, { json: { key: "the-key", isOn: false } });
  await openPreferences();
  expect(await screen.findByText("This browser cannot show notifications.")).toBeVisible();
});

test("a server without keys offers none", async () => {
  stubPush("granted");
  await openPreferences();
  await waitFor(() => expect(callsTo(STATE)).toHaveLength(1));
  expect(screen.queryByRole("heading", { name: "On this device" })).not.toBeInTheDocument();
});
