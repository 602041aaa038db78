import { useLingui } from "@lingui/react/macro";
import type { FailedMessage } from "@vestpocket/domain/messages/messages.schema";
import { useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { ApiFailure } from "../../platform/http.ts";
import { toast } from "../../ui/toast.tsx";
import { retryMessage, useRefreshMessages } from "./messages.api.ts";

/** Resends failed messages one after the other, then refetches the list. */
export function useRetries(onRetried: () => void) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const refresh = useRefreshMessages();
  const [underWay, setUnderWay] = useState<readonly string[]>([]);

  async function retry(messages: readonly FailedMessage[]): Promise<void> {
    if (underWay.length > 0) return;
    setUnderWay(messages.map(({ id }) => id));
    let sent = 0;
    try {
      for (const { id } of messages) {
        if (await wasQueued(id)) sent += 1;
      }
      if (sent > 0) {
        toast.success(sent === 1 ? t`The message will be sent again.` : t`${sent} messages will be sent again.`);
      }
    } catch (error) {
      toast.error(failureWords(error));
    } finally {
      await refresh();
      onRetried();
      setUnderWay([]);
    }
  }

  return { retry, underWay };
}

/** False if someone else was faster or the message is gone. */
async function wasQueued(id: string): Promise<boolean> {
  try {
    await retryMessage(id);
    return true;
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 409)) return false;
    throw error;
  }
}
