import { useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { Outlet } from "react-router";
import { useWaitingRequests } from "../features/access/waiting.api.ts";
import { useProfile } from "../features/accounts/profile.api.ts";
import { useUnread } from "../features/inquiries/inquiries.api.ts";
import { useSession } from "../platform/session.ts";
import { CountMark } from "../ui/count-mark.tsx";
import { ACCOUNT_ENTRIES, ADMINISTRATION_ENTRY } from "./account-navigation.ts";
import { SectionLayout } from "./section-layout.tsx";

export default function AccountLayout() {
  const { t, i18n } = useLingui();
  const { data: unread } = useUnread();
  const { data: waiting = 0 } = useWaitingRequests();
  const isAdministrator = useProfile(useSession().uid).data?.role === "administrator";
  const shown = isAdministrator ? [...ACCOUNT_ENTRIES, ADMINISTRATION_ENTRY] : ACCOUNT_ENTRIES;
  const entries = shown.map(({ label, ...entry }) => ({
    ...entry,
    label: i18n._(label),
    hasPagesUnder: entry.path !== paths.account(),
    ...(entry.path === paths.inquiries() && {
      mark: unread && <CountMark count={unread.received + unread.sent} words={t`unread`} />,
    }),
    ...(entry.path === paths.access() && { mark: <CountMark count={waiting} words={t`pending`} /> }),
  }));
  return (
    <SectionLayout label={t`Account`} entries={entries}>
      <Outlet />
    </SectionLayout>
  );
}
