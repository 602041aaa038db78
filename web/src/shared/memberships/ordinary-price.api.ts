import type { OrdinaryPrice } from "@vestpocket/domain/memberships/memberships.schema";
import { useEffect, useState } from "react";

/**
 * The ordinary price of Agent Pro, while the operator confirms it; null while it may not be claimed, also before the
 * server has said that it may. So no prerendered page claims it. The pages that show it load without queries.
 */
export function useOrdinaryPrice(): OrdinaryPrice | null {
  const [ordinary, setOrdinary] = useState<OrdinaryPrice | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetchOrdinaryPrice(leaving.signal).then(
      (answer) => !leaving.signal.aborted && setOrdinary(answer),
      // The price stands alone.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return ordinary;
}

async function fetchOrdinaryPrice(signal: AbortSignal): Promise<OrdinaryPrice | null> {
  const { api } = await import("../../platform/api.ts");
  return (await api.get("/v1/memberships/offer", { signal })).ordinary;
}
