import { useLingui } from "@lingui/react/macro";
import { useUnread } from "../../features/inquiries/inquiries.api.ts";
import { Queries } from "../../platform/queries.tsx";
import { CountMark } from "../../ui/count-mark.tsx";

/** The number of unread conversations; renders nothing if there are none. */
export function UnreadMark() {
  return (
    <Queries>
      <Unread />
    </Queries>
  );
}

function Unread() {
  const { t } = useLingui();
  const { data } = useUnread();
  // In the header it overlaps the link's corner, so that nothing moves when it appears.
  return (
    data && (
      <span className="ml-auto flex xl:absolute xl:top-0 xl:right-0.5 xl:origin-top-right xl:scale-75">
        <CountMark count={data.received + data.sent} words={t`unread`} />
      </span>
    )
  );
}
