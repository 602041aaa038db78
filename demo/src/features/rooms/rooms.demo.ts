import type { PocketName } from "../listings/pocket-listings.ts";
import type { DemoDocument } from "./document.ts";
import { ALBERTA_DOCUMENTS } from "./documents.alberta.ts";
import { LOCAL_DOCUMENTS } from "./documents.local.ts";
import { QUEBEC_DOCUMENTS } from "./documents.quebec.ts";

/** What is in each confidential listing's room, in the language of the listing. */
export const ROOM_DOCUMENTS: Readonly<Record<PocketName, readonly DemoDocument[]>> = {
  ...ALBERTA_DOCUMENTS,
  ...QUEBEC_DOCUMENTS,
  ...LOCAL_DOCUMENTS,
};
