import { expect, test } from "vitest";
import webPush from "web-push";
import { listPushFaults, readPushSettings } from "./push-settings.ts";

const { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY } = webPush.generateVAPIDKeys();

test("push messages need both keys, and they must belong together", () => {
  expect(listPushFaults({})).toEqual([]);
  expect(listPushFaults({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY })).toEqual([]);
  expect(listPushFaults({ VAPID_PUBLIC_KEY })).toEqual(["VAPID_PRIVATE_KEY: required with VAPID_PUBLIC_KEY"]);
  expect(listPushFaults({ VAPID_PRIVATE_KEY })).toEqual(["VAPID_PUBLIC_KEY: required with VAPID_PRIVATE_KEY"]);
  for (const other of [webPush.generateVAPIDKeys().privateKey, "A".repeat(43), "_".repeat(43)])
    expect(listPushFaults({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: other })).toEqual([
      "VAPID_PUBLIC_KEY: is not the key of VAPID_PRIVATE_KEY",
    ]);
});

test("without keys there are no push messages", () => {
  expect(readPushSettings({})).toBeUndefined();
  expect(readPushSettings({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }, "office@vestpocket.example")).toEqual({
    subject: "mailto:office@vestpocket.example",
    publicKey: VAPID_PUBLIC_KEY,
    privateKey: VAPID_PRIVATE_KEY,
  });
});
