import { Trans } from "@lingui/react/macro";
import type { Notification } from "@vestpocket/domain/notifications/notifications.schema";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useMarking } from "./use-marking.ts";

/** Marks everything up to the newest notification that is shown as read. */
export function MarkAllButton({ newest, unread }: { newest: Notification | undefined; unread: number }) {
  const mark = useMarking();
  const [pending, setPending] = useState(false);
  const isIdle = newest === undefined || unread === 0;

  async function markAll() {
    if (newest === undefined) return;
    setPending(true);
    await mark({ upTo: newest.id });
    setPending(false);
  }

  return (
    <Button kind="link" aria-disabled={isIdle} pending={pending} onClick={() => void markAll()}>
      <Trans>Mark all as read</Trans>
    </Button>
  );
}
