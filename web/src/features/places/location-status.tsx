import { Trans } from "@lingui/react/macro";
import { LocateFixed } from "lucide-react";
import { useMessage } from "../../platform/language.ts";
import { Button } from "../../ui/button.tsx";
import type { VisitorLocation } from "./visitor-location.ts";

/** Offers to use the visitor's location, and shows the outcome in a quiet status line. */
export function LocationStatus({ location, locate }: { location: VisitorLocation; locate: () => void }) {
  const render = useMessage();
  const { state, message } = location;
  return (
    <div className="flex min-h-11 max-w-full flex-wrap items-center gap-x-4 gap-y-2 sm:justify-end">
      <p role="status" className="max-w-[44ch] text-14 text-muted empty:hidden">
        {message && render(message)}
        {state === "located" && <Trans>Showing the listings nearest to you.</Trans>}
      </p>
      {state !== "located" && (
        <Button
          kind="secondary"
          icon={<LocateFixed size={18} aria-hidden="true" />}
          pending={state === "loading"}
          onClick={locate}
        >
          <Trans>Use my location</Trans>
        </Button>
      )}
    </div>
  );
}
