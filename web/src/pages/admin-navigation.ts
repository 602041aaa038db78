import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { WaitingList } from "@vestpocket/domain/metrics/metrics.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import {
  Building2,
  Flag,
  Gauge,
  LifeBuoy,
  type LucideIcon,
  Mails,
  MailX,
  Receipt,
  ScrollText,
  Users,
} from "lucide-react";

export interface AdminEntry {
  readonly path: string;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  /** What waits on it. */
  readonly waiting?: readonly WaitingList[];
}

/** The pages of the administration, in order. */
export const ADMIN_ENTRIES: readonly AdminEntry[] = [
  { path: paths.admin(), label: msg`Overview`, icon: Gauge },
  { path: paths.admin("tickets"), label: msg`Tickets`, icon: LifeBuoy, waiting: ["tickets"] },
  { path: paths.admin("users"), label: msg`Users`, icon: Users, waiting: ["licences"] },
  { path: paths.admin("listings"), label: msg`Listings`, icon: Building2 },
  { path: paths.admin("reports"), label: msg`Reports`, icon: Flag, waiting: ["reports"] },
  { path: paths.admin("orders"), label: msg`Orders`, icon: Receipt, waiting: ["disputes", "failedRefunds", "orders"] },
  { path: paths.admin("messages"), label: msg`Failed messages`, icon: MailX, waiting: ["messages"] },
  { path: paths.admin("streams"), label: msg`Email streams`, icon: Mails },
  { path: paths.admin("audit"), label: msg`Audit log`, icon: ScrollText },
];
