import { tidyConfidential } from "../disclosure/choices.rules.ts";
import { disclose } from "../disclosure/disclosing.rules.ts";
import type { PictureLevel } from "../disclosure/disclosure.terms.ts";
import { AUDIENCES } from "../disclosure/disclosure.terms.ts";
import { splitContent } from "../disclosure/splitting.rules.ts";
import { buildMemberCard, buildVisitorCard, type CardListing, type ViewReader } from "./card-views.rules.ts";
import { readTexts } from "./listing-texts.rules.ts";
import type { Features } from "./listings.schema.ts";
import type { PostedAs } from "./listings.terms.ts";
import { readQuotes } from "./posting-choices.rules.ts";
import { type PostingValues, pickVisitorCard, toDetails, toFeatures } from "./posting-values.rules.ts";
import type { Preview } from "./previews.schema.ts";
import { buildProperty, type PageListing } from "./property-views.rules.ts";
import { measureListing, toPrice } from "./quoted-terms.rules.ts";
import { buildTeaser } from "./teaser-views.rules.ts";

const NOTHING_QUOTED = { sale: null, lease: null, availableArea: null };

/** A picture of the form: its token is its URL, and the thumbnail is at 0. */
export interface PreviewedPicture {
  readonly token: string;
  readonly level: PictureLevel;
  readonly position: number;
}

/** The form with its files. */
export interface PreviewedForm {
  readonly values: PostingValues;
  /** In the order of the listing's page. */
  readonly pictures: readonly PreviewedPicture[];
  readonly documentName: string | undefined;
  readonly postedAs: PostedAs | undefined;
}

/** A picture's URL is known here, so it is its token. */
type Reader = Omit<ViewReader, "toPicture">;
const toPicture = (token: string) => token;

/** What each audience would get of the form, built like the server's responses about a saved listing (product.md §5.9). */
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
function toListing({ values, pictures, documentName, postedAs = "agent" }: PreviewedForm) {
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
  const cover = pictures.find(({ level }) => level === "member");
  const document = documentName === undefined ? null : { name: documentName, bytes: 0 };
  const page: PageListing = {
    ...listing,
    secrets,
    pictures: [...pictures],
    document,
    keywords: values.keywords,
    designation: null,
    licence: null,
  };
  const card: CardListing = { ...listing, thumbnailToken: cover?.token ?? null };
  return { page, card };
}
