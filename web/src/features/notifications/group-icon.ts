import type { NotificationGroup } from "@vestpocket/domain/notifications/notifications.terms";
import {
  BadgeCheck,
  BellRing,
  Building2,
  CreditCard,
  FolderOpen,
  Handshake,
  KeyRound,
  type LucideIcon,
  MessagesSquare,
  UserRound,
} from "lucide-react";

export const GROUP_ICONS: Readonly<Record<NotificationGroup, LucideIcon>> = {
  inquiries: MessagesSquare,
  access: KeyRound,
  rooms: FolderOpen,
  offers: Handshake,
  listings: Building2,
  alerts: BellRing,
  payments: CreditCard,
  account: UserRound,
  administration: BadgeCheck,
};
