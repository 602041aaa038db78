import * as calls from "@vestpocket/domain/notifications/notifications.contract";
import { openEventStream } from "../../platform/http/event-streams.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import { readExpiry } from "../../platform/session/viewer.ts";
import {
  chooseWay,
  countUnreadOf,
  listNotifications,
  listPreferences,
  type NotificationDeps,
  readNotifications,
} from "./notifications.usecases.ts";
import type { Streams } from "./streams.usecases.ts";

const CHOSEN = /*i18n*/ { id: "notifications.chosen", message: "Your choice was saved." };

export function registerNotifications(serve: Serve, deps: NotificationDeps & { readonly streams: Streams }): void {
  serve(calls.listNotifications, async ({ viewer, query, language }) =>
    listNotifications(deps, { ...query, viewer, language }),
  );

  serve(calls.countUnreadNotifications, async ({ viewer }) => ({ unread: await countUnreadOf(deps, viewer) }));

  serve(calls.readNotifications, async ({ viewer, body }) => ({
    unread: await readNotifications(deps, { viewer, chosen: body }),
  }));

  serve(calls.streamNotifications, async ({ viewer, request, reply }) => {
    const openStream = (onClose: () => void) => openEventStream(request, { reply, onClose });
    deps.streams.add(viewer, { until: readExpiry(request), openStream });
    return reply;
  });

  serve(calls.listNotificationPreferences, async ({ viewer }) => ({
    preferences: await listPreferences(deps, viewer),
  }));

  serve(calls.chooseNotifications, async ({ viewer, body, language }) => {
    await chooseWay(deps, { viewer, ...body });
    return { msg: translate(language, CHOSEN) };
  });
}
