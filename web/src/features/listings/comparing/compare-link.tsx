import { Plural } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { LocalLink } from "../../../platform/local-link.tsx";
import { useSelection } from "./selection.ts";

/** A link to the comparison where there is no space for its bar; nothing unless listings are selected. */
export function CompareLink({ className }: { className: string }) {
  const { ids } = useSelection();
  const count = ids.length;
  if (count === 0) return null;
  return (
    <LocalLink
      to={paths.compare(ids)}
      className={`inline-flex min-h-11 items-center text-14 font-semibold text-link underline underline-offset-4 ${className}`}
    >
      <Plural value={count} one="# listing to compare" other="# listings to compare" />
    </LocalLink>
  );
}
