import { tidyConfidential } from "@vestpocket/domain/disclosure/choices.rules";
import { discloseToEach, listSeenPictures } from "@vestpocket/domain/disclosure/disclosing.rules";
import { splitContent } from "@vestpocket/domain/disclosure/splitting.rules";
import type { Features } from "@vestpocket/domain/listings/listings.schema";
import type { Preview } from "@vestpocket/domain/listings/previews.schema";
import { measureListing, toPrice } from "@vestpocket/domain/listings/quoted-terms.rules";
import type { Photo } from "./posting-files.ts";
import { type PostingValues, readQuotes, toFeatures } from "./posting-values.ts";

const NOTHING_QUOTED = { sale: null, lease: null, availableArea: null };

/** The form with its files. */
export interface PreviewedForm {
  readonly values: PostingValues;
  readonly pictures: readonly Photo[];
  readonly documentName: string | undefined;
}

/** What each audience would read of the form, computed as the server discloses a saved listing. */
export function toPreviews({ values, pictures, documentName }: PreviewedForm): Preview[] {
  const { levels, banded, confidential } = values;
  const entered = Object.entries(toFeatures(values)).filter(([, value]) => !Number.isNaN(value));
  const features = Object.fromEntries(entered) as Features;
  const quoted = { ...(readQuotes(values) ?? NOTHING_QUOTED), features };
  const { open, secrets } = splitContent({
    ...{ ...quoted, levels, banded, confidential: tidyConfidential(confidential) },
    price: toPrice(quoted, measureListing(quoted)),
  });
  const document = documentName === undefined ? null : { name: documentName, bytes: 0 };
  // Who owns it makes no difference to what is shown.
  return discloseToEach({ ...open, ownerId: "", measures: measureListing(open), secrets, document }).map(
    ({ audience, read }) => {
      const {
        sale,
        lease,
        availableArea,
        features: shown,
        confidential: told,
        withheld,
        bands,
        document: opened,
      } = read;
      return {
        audience,
        sale,
        lease,
        availableArea,
        features: shown,
        confidential: told,
        withheld: [...withheld],
        bands,
        document: opened,
        pictureUrls: listSeenPictures(pictures, { audience, teaser: values.teaser }).map(({ url }) => url),
      };
    },
  );
}
