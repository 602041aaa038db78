import type { AgreementSigner } from "@vestpocket/domain/access/signers.schema";
import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import { toMoment } from "../../platform/moment.ts";
import { toAccessState } from "./access.views.ts";
import type { SignerRow } from "./signers.queries.ts";
import { standBySignature } from "./standings.rules.ts";

/** A signer, as the listing's owner sees them. */
export function toSigner(row: SignerRow, { language, now }: { language: Language; now: Date }): AgreementSigner {
  const { id, listingId, company, reason } = row;
  return {
    ...{ id, company, signer: row.asker },
    listing: { id: listingId, name: pickTitle(row.titles, language) },
    standing: toAccessState(standBySignature(row, now)),
    signedAt: toMoment(row.signedAt),
    ended: row.endedAt === null ? null : { at: toMoment(row.endedAt), reason },
  };
}
