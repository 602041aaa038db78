import type { Message } from "../../shared/text.ts";
import type { Audience } from "./disclosure.terms.ts";

/** The audiences as labels for an owner's choice. */
export const AUDIENCE_LABELS: Readonly<Record<Audience, Message>> = {
  public: /*i18n*/ { id: "disclosure.audience.public", message: "Everyone" },
  member: /*i18n*/ { id: "disclosure.audience.member", message: "Members" },
  verified: /*i18n*/ { id: "disclosure.audience.verified", message: "Verified members" },
  nda: /*i18n*/ { id: "disclosure.audience.nda", message: "People who signed the NDA" },
  granted: /*i18n*/ { id: "disclosure.audience.granted", message: "People I approve" },
};
