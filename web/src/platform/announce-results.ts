import type { BatchResult } from "@vestpocket/domain/shared/batch.schema";
import { toast } from "../ui/toast.tsx";

interface Words {
  readonly done: (count: number) => string;
  /** Those that changed after the list was loaded. */
  readonly left: (count: number) => string;
}

/** Shows how many rows a call changed, and how many it could not change. */
export function announceResults(results: readonly BatchResult[], { done, left }: Words): void {
  const changed = results.filter(({ outcome }) => outcome === "done").length;
  const others = results.length - changed;
  if (changed > 0) toast.success(done(changed));
  if (others > 0) toast.error(left(others));
}
