import type { Parsed, Problems } from "../../shared/problems.ts";
import { toLines } from "../../shared/readable-text.ts";
import { type Message, withValues } from "../../shared/text.ts";
import { TEXT_MESSAGES } from "../listings/listing-texts.rules.ts";
import { readPostalCode } from "../places/postal-codes.rules.ts";
import { isInCanada, readCoordinates, writeCoordinates } from "./coordinates.rules.ts";
import { CONFIDENTIAL_FIELDS, type ConfidentialField, findLeveled } from "./disclosure.fields.ts";
import {
  type Choices,
  type Confidential,
  choicesSchema,
  confidentialSchema,
  levelsSchema,
} from "./disclosure.schema.ts";
import { type Audience, reaches, TEASERS, VISITOR_CARDS } from "./disclosure.terms.ts";
import type { ListingKind } from "./presets.rules.ts";
import { defaultVisitorCard } from "./visitor-card.rules.ts";

export const DISCLOSURE_MESSAGES = {
  unreadable: /*i18n*/ { id: "disclosure.unreadable", message: "The visibility settings could not be read." },
  unknownKey: /*i18n*/ { id: "disclosure.unknown_key", message: "This listing has no such detail." },
  belowFloor: /*i18n*/ { id: "disclosure.below_floor", message: "This detail cannot be shown to that many people." },
  aboveCeiling: /*i18n*/ {
    id: "disclosure.above_ceiling",
    message: "Access to this detail cannot be limited that much.",
  },
  noBand: /*i18n*/ { id: "disclosure.no_band", message: "Only amounts can be shown as a range." },
  unreadablePictures: /*i18n*/ {
    id: "disclosure.unreadable_pictures",
    message: "The visibility settings of the photos could not be read.",
  },
  unreadablePlace: /*i18n*/ {
    id: "disclosure.unreadable_place",
    message: "Please enter a latitude and a longitude, such as 45.5019, -73.5674.",
  },
  unreadablePostalCode: /*i18n*/ {
    id: "disclosure.unreadable_postal_code",
    message: "Enter a Canadian postal code, such as H2X 1Y4.",
  },
  outsideCanada: /*i18n*/ {
    id: "disclosure.outside_canada",
    message: "This is not in Canada. The latitude comes first, and the longitude has a minus sign: 45.5019, -73.5674.",
  },
  unknownTeaser: /*i18n*/ { id: "disclosure.unknown_teaser", message: "Please choose “off”, “text” or “picture”." },
  unknownVisitorCard: /*i18n*/ {
    id: "disclosure.unknown_visitor_card",
    message: "Please choose “full”, “public” or “none”.",
  },
} as const satisfies Record<string, Message>;

/** The owner's choices and confidential texts, as entered; parts that the form does not give are missing. */
export interface EnteredDisclosure extends Partial<ListingKind> {
  readonly levels?: unknown;
  readonly banded?: unknown;
  readonly teaser?: unknown;
  readonly visitorCard?: unknown;
  readonly confidential?: unknown;
}

/** Reads it. Problems are named 'levels.capRate', 'banded', 'teaser', 'visitorCard', 'confidential.streetAddress' (product.md §5.9). */
export function readDisclosure(entered: EnteredDisclosure): Parsed<Choices & { confidential: Confidential }> {
  const { type = "", subtype = "", levels = {}, banded = [], teaser = "off", confidential = {} } = entered;
  if (!TEASERS.some((each) => each === teaser)) return { problems: { teaser: DISCLOSURE_MESSAGES.unknownTeaser } };
  const chosen = levelsSchema.safeParse(levels);
  if (!chosen.success) return { problems: { levels: DISCLOSURE_MESSAGES.unreadable } };
  const { visitorCard = defaultVisitorCard(chosen.data, { type, subtype }) } = entered;
  if (!VISITOR_CARDS.some((each) => each === visitorCard)) {
    return { problems: { visitorCard: DISCLOSURE_MESSAGES.unknownVisitorCard } };
  }
  const choices = choicesSchema.safeParse({ levels, banded, teaser, visitorCard });
  const texts = confidentialSchema.safeParse(confidential);
  if (!choices.success) return { problems: { levels: DISCLOSURE_MESSAGES.unreadable } };
  if (!texts.success) return { problems: { confidential: DISCLOSURE_MESSAGES.unreadable } };
  const problems = {
    ...toNamed("levels", Object.entries(choices.data.levels), levelProblem),
    ...toNamed("confidential", Object.entries(texts.data), confidentialProblem),
    ...(choices.data.banded.some((key) => !findLeveled(key)?.hasBand) && { banded: DISCLOSURE_MESSAGES.noBand }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  return { value: { ...choices.data, confidential: tidyConfidential(texts.data) } };
}

/** The confidential texts as stored: readable, without empty ones, and with parseable places in one spelling. */
export function tidyConfidential(texts: Confidential): Confidential {
  const tidied = Object.entries(texts).map(([key, text]) => {
    const kept = toLines(text);
    return [key, respell(kept, findConfidential(key)?.spelled)] as const;
  });
  return Object.fromEntries(tidied.filter(([, text]) => text !== ""));
}

function respell(text: string, spelled: ConfidentialField["spelled"]): string {
  const place = spelled === "place" ? readCoordinates(text) : undefined;
  if (place) return writeCoordinates(place);
  return (spelled === "postalCode" && readPostalCode(text)) || text;
}

function toNamed<Value>(
  part: string,
  entries: readonly (readonly [string, Value])[],
  check: (key: string, value: Value) => Message | undefined,
): Problems {
  return Object.fromEntries(
    entries.flatMap(([key, value]) => {
      const problem = check(key, value);
      return problem === undefined ? [] : [[`${part}.${key}`, problem]];
    }),
  );
}

function levelProblem(key: string, level: Audience): Message | undefined {
  const item = findLeveled(key);
  if (item === undefined) return DISCLOSURE_MESSAGES.unknownKey;
  if (!reaches(level, item.floor)) return DISCLOSURE_MESSAGES.belowFloor;
  return reaches(item.ceiling, level) ? undefined : DISCLOSURE_MESSAGES.aboveCeiling;
}

function confidentialProblem(key: string, typed: string): Message | undefined {
  const field = findConfidential(key);
  if (field === undefined) return DISCLOSURE_MESSAGES.unknownKey;
  const text = toLines(typed);
  const { maxLength: max } = field;
  if ([...text].length > max) return withValues(TEXT_MESSAGES.longText, { max });
  if (text === "") return undefined;
  if (field.spelled === "postalCode" && !readPostalCode(text)) return DISCLOSURE_MESSAGES.unreadablePostalCode;
  return field.spelled === "place" ? placeProblem(text) : undefined;
}

function placeProblem(text: string): Message | undefined {
  const place = readCoordinates(text);
  if (place === undefined) return DISCLOSURE_MESSAGES.unreadablePlace;
  return isInCanada(place) ? undefined : DISCLOSURE_MESSAGES.outsideCanada;
}

const findConfidential = (key: string) => CONFIDENTIAL_FIELDS.find((field) => field.key === key);
