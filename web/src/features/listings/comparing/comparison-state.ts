import { readComparedIds } from "@vestpocket/domain/listings/comparing.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useLocalPath } from "../../../platform/language.ts";
import { useSelection } from "./selection.ts";

interface Removed {
  readonly id: string;
  readonly name: string;
}

/** The comparison's state, kept in the URL: the listings in order, and whether only their differences are shown. */
export function useComparisonState() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const selection = useSelection();
  const [removed, setRemoved] = useState<Removed>();
  const ids = readComparedIds(query.get("ids") ?? "");
  const isShort = query.get("differences") === "only";

  function show(ids: readonly string[], isShort: boolean) {
    void navigate(localPath(paths.compare(ids, isShort)), { replace: true, preventScrollReset: true });
  }

  return {
    ids,
    isShort,
    setShort: (isShort: boolean) => show(ids, isShort),
    /** The last removed listing, until it is added back. */
    removed: removed && ids.includes(removed.id) ? undefined : removed,
    remove({ id, name }: Removed) {
      setRemoved({ id, name });
      selection.remove(id);
      show(
        ids.filter((each) => each !== id),
        isShort,
      );
    },
    restore({ id }: Removed) {
      selection.add(id);
      show([...ids, id], isShort);
    },
  };
}
