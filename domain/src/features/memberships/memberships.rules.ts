import { toLine } from "../../shared/readable-text.ts";
import type { Message } from "../../shared/text.ts";
import type { ProvinceName } from "../places/places.provinces.ts";
import { findCity, findProvince } from "../places/places.schema.ts";

/** How long a paid year of Agent Pro lasts, also in a leap year. */
export const MEMBERSHIP_YEAR_DAYS = 365;

/** How many days before its renewal a member is reminded of it (product.md §10.4). */
export const RENEWAL_REMINDER_DAYS = 14;

/** Longest name of a brokerage or a board, in characters. */
export const ORGANIZATION_MAX = 120;

/** Messages of the Agent Pro form, in the order in which they are checked (product.md §8). */
export const MEMBERSHIP_MESSAGES = {
  brokerageRequired: /*i18n*/ { id: "memberships.brokerage_required", message: "Brokerage name is required." },
  longBrokerage: /*i18n*/ { id: "memberships.long_brokerage", message: "Please use 120 characters or fewer." },
  provinceRequired: /*i18n*/ { id: "memberships.province_required", message: "Province is required." },
  cityRequired: /*i18n*/ { id: "memberships.city_required", message: "City is required." },
  foreignCity: /*i18n*/ {
    id: "memberships.foreign_city",
    message: "This city is not in our list for this province. Please choose one from the list.",
  },
  statusRequired: /*i18n*/ { id: "memberships.status_required", message: "Please select a membership status." },
  boardRequired: /*i18n*/ { id: "memberships.board_required", message: "Board name is required." },
  canceled: /*i18n*/ {
    id: "memberships.canceled",
    message: "Subscription canceled successfully. It will end at the current period's end.",
  },
} as const satisfies Record<string, Message>;

/** An agent's brokerage and board as entered; null if nothing was chosen yet. */
export interface AgentDetails {
  readonly brokerageName: string;
  readonly province: string;
  readonly city: string;
  readonly isRealEstateMember: boolean | null;
  readonly realEstateBoard: string;
}

/** An agent's brokerage and board as stored; the board is null for agents who are not members of one. */
export interface AgentProfile {
  readonly brokerageName: string;
  readonly province: ProvinceName;
  readonly city: string;
  readonly isRealEstateMember: boolean;
  readonly realEstateBoard: string | null;
}

/** The message of each invalid field. */
type AgentProblems = Readonly<Partial<Record<keyof AgentDetails, Message>>>;

type AgentReading =
  | { readonly profile: AgentProfile; readonly problems?: undefined }
  | { readonly profile?: undefined; readonly problems: AgentProblems };

/** The form's details as a profile, with places in the data's spelling; or the problems with them (product.md §8). */
export function readAgentProfile(details: AgentDetails): AgentReading {
  const words = MEMBERSHIP_MESSAGES;
  const problems: Partial<Record<keyof AgentDetails, Message>> = {};
  const { isRealEstateMember } = details;
  const brokerageName = toLine(details.brokerageName);
  if (brokerageName === "") problems.brokerageName = words.brokerageRequired;
  else if (brokerageName.length > ORGANIZATION_MAX) problems.brokerageName = words.longBrokerage;
  const province = findProvince(details.province);
  const city = province && findCity(province, details.city);
  if (province === undefined) problems.province = words.provinceRequired;
  if (details.city.trim() === "") problems.city = words.cityRequired;
  else if (province !== undefined && city === undefined) problems.city = words.foreignCity;
  if (isRealEstateMember === null) problems.isRealEstateMember = words.statusRequired;
  const board = toLine(details.realEstateBoard);
  if (isRealEstateMember === true && board === "") problems.realEstateBoard = words.boardRequired;
  else if (board.length > ORGANIZATION_MAX) problems.realEstateBoard = words.longBrokerage;

  const isRight = Object.keys(problems).length === 0;
  if (!isRight || province === undefined || city === undefined || isRealEstateMember === null) return { problems };
  const realEstateBoard = isRealEstateMember ? board : null;
  return { profile: { brokerageName, province: province.name, city: city.name, isRealEstateMember, realEstateBoard } };
}
