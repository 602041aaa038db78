import { Queries } from "../../platform/queries.tsx";
import { useSession } from "../../platform/session.ts";
import { BellButton } from "./bell-button.tsx";

/** The header's bell, for members. */
export function Bell() {
  const { uid } = useSession();
  if (uid === undefined) return null;
  return (
    <Queries>
      <BellButton key={uid} uid={uid} />
    </Queries>
  );
}
