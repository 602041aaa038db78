import type { Message } from "../../shared/text.ts";
import type { Download, Folder, RoomAudience } from "./rooms.terms.ts";

export const FOLDER_LABELS: Readonly<Record<Folder, Message>> = {
  summary: /*i18n*/ { id: "rooms.folder.summary", message: "Summary" },
  financials: /*i18n*/ { id: "rooms.folder.financials", message: "Financials" },
  leases: /*i18n*/ { id: "rooms.folder.leases", message: "Leases" },
  legal: /*i18n*/ { id: "rooms.folder.legal", message: "Legal" },
  building: /*i18n*/ { id: "rooms.folder.building", message: "Building and plans" },
  environment: /*i18n*/ { id: "rooms.folder.environment", message: "Environment" },
  pictures: /*i18n*/ { id: "rooms.folder.pictures", message: "Photos" },
  other: /*i18n*/ { id: "rooms.folder.other", message: "Other documents" },
};

export const ROOM_AUDIENCE_LABELS: Readonly<Record<RoomAudience, Message>> = {
  member: /*i18n*/ { id: "rooms.audience.member", message: "Members" },
  verified: /*i18n*/ { id: "rooms.audience.verified", message: "Verified members" },
  nda: /*i18n*/ { id: "rooms.audience.nda", message: "People who signed the NDA" },
  granted: /*i18n*/ { id: "rooms.audience.granted", message: "People I approve" },
};

export const DOWNLOAD_LABELS: Readonly<Record<Download, Message>> = {
  never: /*i18n*/ { id: "rooms.download.never", message: "Nothing" },
  stamped: /*i18n*/ { id: "rooms.download.stamped", message: "A copy with their email on each page" },
  original: /*i18n*/ { id: "rooms.download.original", message: "The file as it is" },
};
