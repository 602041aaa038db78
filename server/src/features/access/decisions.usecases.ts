import { accessStateOf } from "@vestpocket/domain/access/states.rules";
import type { Todo } from "@vestpocket/domain/listings/todo.schema";
import type { AccessDeps } from "./access.deps.ts";
import { listUnseen } from "./decisions.queries.ts";
import { readFacts } from "./states.usecases.ts";

/** What owners have decided about a person's access and the person has not seen (product.md §5.8). */
export async function findDecisions(deps: AccessDeps, uid: string): Promise<Todo["decisions"]> {
  const unseen = await listUnseen(deps.db, { uid, now: deps.clock.now() });
  const [latest] = unseen;
  if (latest === undefined) return { waiting: 0, listing: null, standing: null };
  const { listingId, request, ...listing } = latest;
  const { kind } = accessStateOf(await readFacts(deps, { uid, listingId, listing, request }));
  return { waiting: unseen.length, listing: listingId, standing: kind };
}
