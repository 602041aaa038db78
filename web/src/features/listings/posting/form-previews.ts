import { tidyConfidential } from "@vestpocket/domain/disclosure/choices.rules";
import { disclose } from "@vestpocket/domain/disclosure/disclosing.rules";
import { AUDIENCES } from "@vestpocket/domain/disclosure/disclosure.terms";
import { splitContent } from "@vestpocket/domain/disclosure/splitting.rules";
import {
  buildMemberCard,
  buildVisitorCard,
  type CardListing,
  type ViewReader,
} from "@vestpocket/domain/listings/card-views.rules";
import { readTexts } from "@vestpocket/domain/listings/listing-texts.rules";
import type { Features } from "@vestpocket/domain/listings/listings.schema";
import type { PostedAs } from "@vestpocket/domain/listings/listings.terms";
import {
  type PostingValues,
  pickVisitorCard,
  toDetails,
  toFeatures,
} from "@vestpocket/domain/listings/posting-values.rules";
import type { Preview } from "@vestpocket/domain/listings/previews.schema";
import { buildProperty, type PageListing } from "@vestpocket/domain/listings/property-views.rules";
import { measureListing, toPrice } from "@vestpocket/domain/listings/quoted-terms.rules";
import { buildTeaser } from "@vestpocket/domain/listings/teaser-views.rules";
import type { Photo, PostingFiles } from "./posting-files.ts";
import { listPictures } from "./posting-files.ts";
import { readQuotes } from "./posting-values.ts";

const NOTHING_QUOTED = { sale: null, lease: null, availableArea: null };

/** The form with its files. */
export interface PreviewedForm {
  readonly values: PostingValues;
  readonly files: PostingFiles;
  readonly documentName: string | undefined;
  readonly postedAs: PostedAs | undefined;
}

/** A picture's URL is known here, so it is its token. */
type Reader = Omit<ViewReader, "toPicture">;
const toPicture = (token: string) => token;

/** What each audience would get of the form, built like the server's responses about a saved listing. */
export function toPreviews(form: PreviewedForm, reader: Reader): Preview[] {
  const { page, card } = toListing(form);
  const viewing = { ...reader, toPicture };
  const memberCard = buildMemberCard(card, viewing);
  const shown = {
    ...{
      language: reader.language,
      now: reader.now,
      isAsked: true,
      views: null,
      choices: null,
      status: "active" as const,
    },
    createdAt: { seconds: Math.floor(reader.now.getTime() / 1000) },
    confirmedAt: null,
    toPicture: ({ token }: { token: string }) => token,
  };
  return AUDIENCES.map(
    (audience): Preview =>
      audience === "public"
        ? {
            audience,
            page: buildTeaser(page, { ...viewing, brokerageName: null, isAsked: true }),
            card: buildVisitorCard(card, viewing) ?? null,
          }
        : { audience, page: buildProperty(disclose(page, audience), shown), card: memberCard },
  );
}

/** The form as it would be stored, as far as its input is valid. */
function toListing({ values, files, documentName, postedAs = "agent" }: PreviewedForm) {
  const { levels, banded, confidential, teaser, type, subtype, province, city } = values;
  const entered = Object.entries(toFeatures(values)).filter(([, value]) => !Number.isNaN(value));
  const features = Object.fromEntries(entered) as Features;
  const quoted = { ...(readQuotes(values) ?? NOTHING_QUOTED), features };
  const { open, secrets } = splitContent({
    ...{ ...quoted, levels, banded, confidential: tidyConfidential(confidential) },
    price: toPrice(quoted, measureListing(quoted)),
  });
  const listing = {
    ...open,
    ...readTexts(toDetails(values)),
    ...{ id: "", ownerId: "", type, subtype, province, city, teaser, postedAs },
    visitorCard: pickVisitorCard(values),
    listingType: values.listingType || ("sale" as const),
    measures: measureListing(open),
    hasExposure: false,
    hasPriority: false,
  };
  const pictures = placePictures(files);
  const cover = pictures.find(({ level }) => level === "member");
  const document = documentName === undefined ? null : { name: documentName, bytes: 0 };
  const page: PageListing = {
    ...listing,
    secrets,
    pictures,
    document,
    keywords: values.keywords,
    designation: null,
    licence: null,
  };
  const card: CardListing = { ...listing, thumbnailToken: cover?.token ?? null };
  return { page, card };
}

/** In the order of the listing's page: the thumbnail is at 0. */
function placePictures(files: PostingFiles) {
  const hasThumbnail = files.thumbnail !== undefined;
  const place = ({ url, level }: Photo, at: number) => ({ token: url, level, position: hasThumbnail ? at : at + 1 });
  return listPictures(files).map(place);
}
