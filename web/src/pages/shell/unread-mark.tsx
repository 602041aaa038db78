import { useLingui } from "@lingui/react/macro";
import { useUnread } from "../../features/inquiries/inquiries.api.ts";
import { Queries } from "../../platform/queries.tsx";
import { CountMark } from "../../ui/count-mark.tsx";

/** How many conversations hold something unread; nothing while none does. */
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
  // In the header it lies on the entry's corner, so that nothing moves when it comes.
  return (
    data && (
      <span className="ml-auto flex xl:absolute xl:top-0 xl:-right-1 xl:origin-top-right xl:scale-75">
        <CountMark count={data.received + data.sent} words={t`unread`} />
      </span>
    )
  );
}
