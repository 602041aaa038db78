import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { WaitingList } from "@vestpocket/domain/metrics/metrics.schema";
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
  /** Under /admin. */
  readonly page: string;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  /** What waits on it. */
  readonly waiting?: readonly WaitingList[];
}

/** The pages of the administration, in order. */
export const ADMIN_ENTRIES: readonly AdminEntry[] = [
  { page: "", label: msg`Overview`, icon: Gauge, waiting: ["approvals"] },
  { page: "tickets", label: msg`Tickets`, icon: LifeBuoy, waiting: ["tickets"] },
  { page: "users", label: msg`Users`, icon: Users, waiting: ["licences"] },
  { page: "listings", label: msg`Listings`, icon: Building2 },
  { page: "reports", label: msg`Reports`, icon: Flag, waiting: ["reports"] },
  { page: "orders", label: msg`Orders`, icon: Receipt, waiting: ["disputes", "failedRefunds", "orders"] },
  { page: "messages", label: msg`Failed messages`, icon: MailX, waiting: ["messages"] },
  { page: "streams", label: msg`Email streams`, icon: Mails },
  { page: "audit", label: msg`Audit log`, icon: ScrollText },
];
