import { expect, test } from "vitest";
import { buildNotification } from "../../testing/notifications.ts";
import { toDays } from "./to-days.ts";

const at = (iso: string) => ({ createdAt: { seconds: Date.parse(iso) / 1000 } });

test("notifications about the same page on one day are one entry: the newest, and how many came before", () => {
  const days = toDays([
    buildNotification(4, { ...at("2026-11-20T15:00:00"), text: "Third reply" }),
    buildNotification(3, { ...at("2026-11-20T12:00:00"), path: "/account/billing" }),
    buildNotification(2, { ...at("2026-11-20T09:00:00"), isRead: true }),
    buildNotification(1, { ...at("2026-11-19T23:59:00") }),
  ]);
  expect(
    days.map(({ bundles }) =>
      bundles.map(({ newest, earlier, unreadIds }) => [newest.text, earlier, unreadIds.length]),
    ),
  ).toEqual([
    [
      ["Third reply", 1, 1],
      ["New inquiry about Brick storefront", 0, 1],
    ],
    [["New inquiry about Brick storefront", 0, 1]],
  ]);
});

test("there are no days without notifications", () => {
  expect(toDays([])).toEqual([]);
});
