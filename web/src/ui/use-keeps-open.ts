import { useContext, useEffect } from "react";
import { BusyContext } from "./modal.tsx";

/** Keeps the dialog around it open while something is being sent, so that a failure is seen and nothing typed is lost. */
export function useKeepsOpen(isBusy: boolean): void {
  const busy = useContext(BusyContext);
  useEffect(() => {
    if (busy === undefined) return;
    busy.current = isBusy;
    return () => {
      busy.current = false;
    };
  }, [busy, isBusy]);
}
