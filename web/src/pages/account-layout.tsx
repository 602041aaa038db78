import { useLingui } from "@lingui/react/macro";
import { Outlet } from "react-router";
import { ACCOUNT_ENTRIES } from "./account-navigation.ts";
import { SectionLayout } from "./section-layout.tsx";

export default function AccountLayout() {
  const { t, i18n } = useLingui();
  const entries = ACCOUNT_ENTRIES.map((entry) => ({ ...entry, label: i18n._(entry.label) }));
  return (
    <SectionLayout label={t`Account`} entries={entries}>
      <Outlet />
    </SectionLayout>
  );
}
