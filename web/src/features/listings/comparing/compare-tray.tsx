import { Plural } from "@lingui/react/macro";
import { Suspense } from "react";
import { lazyExtra } from "../../../platform/lazy-extra.ts";
import { useSelection } from "./selection.ts";

const CompareBar = lazyExtra(async () => (await import("./compare-bar.tsx")).CompareBar);

/** How many listings are selected for comparison, with a link to it. */
export function CompareTray() {
  const count = useSelection().ids.length;
  const counted = <Plural value={count} one="# listing to compare" other="# listings to compare" />;
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && counted}
      </p>
      {count > 0 && (
        <Suspense>
          <CompareBar counted={counted} />
        </Suspense>
      )}
    </>
  );
}
