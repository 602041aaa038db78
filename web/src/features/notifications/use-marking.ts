import { useFailureWords } from "../../platform/failure-words.ts";
import { toast } from "../../ui/toast.tsx";
import { useReadNotifications } from "./notifications.api.ts";

/** Marks notifications as read; says why if that fails. */
export function useMarking() {
  const read = useReadNotifications();
  const failureWords = useFailureWords();
  return (wanted: Parameters<typeof read>[0]): Promise<void> =>
    read(wanted).catch((error: unknown) => void toast.error(failureWords(error)));
}
