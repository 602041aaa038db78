import { useLingui } from "@lingui/react/macro";
import { useEffect, useState, useSyncExternalStore } from "react";
import { toast } from "../ui/toast.tsx";
import { UploadQueue } from "./upload-queue.ts";

/** A queue of uploads for a component. Leaving the site while it is busy asks first; leaving the page does not stop it. */
export function useUploadQueue() {
  const { t } = useLingui();
  const [queue] = useState(() => new UploadQueue(({ name, problem }) => toast.error(t`${name}: ${problem}`)));
  const uploads = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  const isBusy = queue.isBusy;
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isBusy]);
  return { queue, uploads };
}
