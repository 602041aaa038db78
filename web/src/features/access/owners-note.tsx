import type { AccessStateView } from "@vestpocket/domain/access/access.schema";
import { describeToOwner } from "@vestpocket/domain/access/states.labels";
import { useStandingText } from "./standing-text.ts";

/** What a listing's owner should know about a person's state beyond its name, if anything. */
export function OwnersNote({ standing }: { standing: AccessStateView }) {
  const say = useStandingText(standing);
  const note = describeToOwner(standing);
  return note && <p className="mt-5 max-w-prose text-14">{say(note)}</p>;
}
