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
  return data && <CountMark count={data.received + data.sent} words={t`unread`} />;
}
