import type { Message } from "../../shared/text.ts";
import type { Audience } from "../disclosure/disclosure.terms.ts";
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

/** How a reader gets to the rest of a folder, by the level that they need; for levels that every reader has, nothing. */
export const MORE_LABELS: Readonly<Partial<Record<Audience, Message>>> = {
  verified: /*i18n*/ { id: "rooms.more.verified", message: "More with a confirmed email and phone" },
  nda: /*i18n*/ { id: "rooms.more.nda", message: "More after you sign the NDA" },
  granted: /*i18n*/ { id: "rooms.more.granted", message: "More once the owner gives you access" },
};

export const DOWNLOAD_LABELS: Readonly<Record<Download, Message>> = {
  never: /*i18n*/ { id: "rooms.download.never", message: "Nothing" },
  stamped: /*i18n*/ { id: "rooms.download.stamped", message: "A copy with their email on each page" },
  original: /*i18n*/ { id: "rooms.download.original", message: "The file as it is" },
};
