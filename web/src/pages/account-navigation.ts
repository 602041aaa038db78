import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import {
  Bell,
  Bookmark,
  Building2,
  CreditCard,
  FileSignature,
  Gem,
  Heart,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  ShieldCheck,
  Target,
  UserRound,
} from "lucide-react";

interface AccountEntry {
  readonly path: string;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
}

/** For administrators only, at the end. */
export const ADMINISTRATION_ENTRY: AccountEntry = {
  path: paths.admin(),
  label: msg`Administration`,
  icon: ShieldCheck,
};

/** The pages of the account area, in order. */
export const ACCOUNT_ENTRIES: readonly AccountEntry[] = [
  { path: paths.account(), label: msg`Dashboard`, icon: LayoutDashboard },
  { path: paths.profile(), label: msg`Profile`, icon: UserRound },
  { path: paths.myListings(), label: msg`My Listings`, icon: Building2 },
  { path: paths.favourites(), label: msg`Favourites`, icon: Heart },
  { path: paths.savedSearches(), label: msg`Saved searches`, icon: Bookmark },
  { path: paths.mandates(), label: msg`Mandates`, icon: Target },
  { path: paths.inquiries(), label: msg`Inquiries`, icon: MessagesSquare },
  { path: paths.notifications(), label: msg`Notifications`, icon: Bell },
  { path: paths.access(), label: msg`Access`, icon: KeyRound },
  { path: paths.signed(), label: msg`Signed NDAs`, icon: FileSignature },
  { path: paths.agentPro(), label: msg`Agent Pro`, icon: Gem },
  { path: paths.billing(), label: msg`Billing`, icon: CreditCard },
];
