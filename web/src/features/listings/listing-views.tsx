import { Plural } from "@lingui/react/macro";
import { Eye } from "lucide-react";

/** How many people viewed a listing, for its owner. */
export function ListingViews({ views }: { views: number }) {
  return (
    <span className="tabular inline-flex items-center gap-2 text-14 text-muted">
      <Eye size={16} className="shrink-0" aria-hidden="true" />
      <span>
        <Plural value={views} one="# person viewed" other="# people viewed" />
      </span>
    </span>
  );
}
