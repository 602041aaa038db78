import type { Message } from "../../shared/text.ts";
import type { Folder } from "./rooms.terms.ts";

export const FOLDER_LABELS: Readonly<Record<Folder, Message>> = {
  summary: /*i18n*/ { id: "rooms.folder.summary", message: "Summary" },
  financials: /*i18n*/ { id: "rooms.folder.financials", message: "Financials" },
  leases: /*i18n*/ { id: "rooms.folder.leases", message: "Leases" },
  legal: /*i18n*/ { id: "rooms.folder.legal", message: "Legal" },
  building: /*i18n*/ { id: "rooms.folder.building", message: "Building and plans" },
  environment: /*i18n*/ { id: "rooms.folder.environment", message: "Environment" },
  pictures: /*i18n*/ { id: "rooms.folder.pictures", message: "Pictures" },
  other: /*i18n*/ { id: "rooms.folder.other", message: "Other documents" },
};
