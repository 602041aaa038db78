import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { UNREAD_MAX } from "@vestpocket/domain/notifications/notifications.terms";
import { Bell as BellIcon, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { BellPopover } from "./bell-popover.tsx";
import { NotificationPanel } from "./notification-panel.tsx";
import { useUnreadNotifications } from "./notifications.api.ts";
import { useLiveNotifications } from "./use-live-notifications.ts";
import { useReadHere } from "./use-read-here.ts";

/** From this width on, the panel hangs under the bell; below, it covers the screen. */
const WIDE = "(min-width: 40rem)";

/** How many notifications are unread; opens the newest ones. */
export function BellButton({ uid }: { uid: string }) {
  const { t } = useLingui();
  const titleId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { data: unread = 0 } = useUnreadNotifications();
  const [open, setOpen] = useState<"popover" | "sheet">();
  const hasNews = useLiveNotifications(uid);
  useReadHere(unread);
  const name = useName(unread);
  const close = () => setOpen(undefined);

  function toggle() {
    if (open === undefined) setOpen(window.matchMedia(WIDE).matches ? "popover" : "sheet");
    else close();
  }

  return (
    <div className="relative shrink-0">
      <IconButton
        ref={button}
        label={name}
        aria-haspopup="dialog"
        aria-expanded={open !== undefined}
        onClick={toggle}
        className="relative"
      >
        <BellIcon size={22} strokeWidth={1.75} aria-hidden="true" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="tabular absolute top-0.5 right-0.5 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-action px-1 text-13 leading-none font-semibold text-on-action"
          >
            {unread < UNREAD_MAX ? unread : `${UNREAD_MAX - 1}+`}
          </span>
        )}
      </IconButton>
      <span aria-live="polite" className="sr-only">
        {hasNews && <Trans>You have a new notification.</Trans>}
      </span>
      {open === "popover" && (
        <BellPopover titleId={titleId} button={button} onClose={close}>
          <NotificationPanel titleId={titleId} unread={unread} onClose={close} />
        </BellPopover>
      )}
      <Modal
        open={open === "sheet"}
        onClose={close}
        labelledBy={titleId}
        className="float-in m-0 h-dvh max-h-none w-screen max-w-none"
      >
        <NotificationPanel
          titleId={titleId}
          unread={unread}
          onClose={close}
          closeButton={
            <IconButton label={t`Close`} className="-mr-3" onClick={close}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          }
        />
      </Modal>
    </div>
  );
}

/** 'Notifications, 3 unread' */
function useName(unread: number): string {
  const { t } = useLingui();
  if (unread === 0) return t`Notifications`;
  const most = UNREAD_MAX - 1;
  if (unread > most) return t`Notifications, more than ${most} unread`;
  return t`${plural(unread, { one: "Notifications, # unread", other: "Notifications, # unread" })}`;
}
