import { listChoosable, NOTIFICATION_EVENTS, rulesOf } from "@vestpocket/domain/notifications/notifications.events";
import { NOTIFICATION_GROUPS } from "@vestpocket/domain/notifications/notifications.terms";
import { expect, test } from "vitest";
import { ALWAYS } from "./way-choice.tsx";

test("each group with a choice says what reaches its reader whatever they choose, if something does", () => {
  const mixed = NOTIFICATION_GROUPS.filter(
    (group) =>
      listChoosable(group).length > 0 &&
      NOTIFICATION_EVENTS.some((event) => rulesOf(event).group === group && rulesOf(event).isRequired === true),
  );
  expect(Object.keys(ALWAYS).toSorted()).toEqual(mixed.toSorted());
});
