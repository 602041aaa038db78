import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { FolderLock } from "lucide-react";
import { useLocalPath } from "../../platform/language.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useRoom } from "./rooms.api.ts";

/**
 * On a listing's page: the link to its deal room, for readers if it is not empty or they have access. `isNext`: it is what
 * the reader does next.
 */
export function RoomLink({ id, isNext = false }: { id: string; isNext?: boolean }) {
  const localPath = useLocalPath();
  const { data } = useRoom(id);
  if (data === undefined) return null;
  if (data.audience !== "granted" && data.shelves.length === 0) return null;
  return (
    <div className="mt-4 print:hidden">
      <ButtonLink
        kind={isNext ? "primary" : "secondary"}
        className="w-full"
        icon={<FolderLock size={18} aria-hidden="true" />}
        to={localPath(paths.room(id))}
      >
        <Trans>Deal room</Trans>
      </ButtonLink>
    </div>
  );
}
