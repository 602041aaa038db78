import type { Message } from "../../shared/text.ts";
import type { ProvinceName } from "../places/places.provinces.ts";
import { findCity, findProvince } from "../places/places.schema.ts";

/** Longest name of a brokerage or a board, in characters. */
export const ORGANIZATION_MAX = 120;

/** The Agent Pro form's messages, in the order in which they are looked at (product.md §8). */
export const MEMBERSHIP_MESSAGES = {
  brokerageRequired: /*i18n*/ { id: "memberships.brokerage_required", message: "Brokerage name is required." },
  longBrokerage: /*i18n*/ { id: "memberships.long_brokerage", message: "Please use 120 characters or fewer." },
  provinceRequired: /*i18n*/ { id: "memberships.province_required", message: "Province is required." },
  cityRequired: /*i18n*/ { id: "memberships.city_required", message: "City is required." },
  foreignCity: /*i18n*/ {
    id: "memberships.foreign_city",
    message: "This city is not in our list for this province.",
  },
  statusRequired: /*i18n*/ { id: "memberships.status_required", message: "Please select a membership status." },
  boardRequired: /*i18n*/ { id: "memberships.board_required", message: "Board name is required." },
  canceled: /*i18n*/ {
    id: "memberships.canceled",
    message: "Subscription canceled successfully. It will end at the current period's end.",
  },
} as const satisfies Record<string, Message>;

/** An agent's brokerage and board as the form gives them; null where nothing was chosen yet. */
export interface AgentDetails {
  readonly brokerageName: string;
  readonly province: string;
  readonly city: string;
  readonly isRealEstateMember: boolean | null;
  readonly realEstateBoard: string;
}

/** The message of each field that is not right, by its name; empty where all are. */
export function validateAgentDetails(details: AgentDetails): Readonly<Partial<Record<keyof AgentDetails, Message>>> {
  const words = MEMBERSHIP_MESSAGES;
  const found: Partial<Record<keyof AgentDetails, Message>> = {};
  const brokerage = details.brokerageName.trim();
  if (brokerage === "") found.brokerageName = words.brokerageRequired;
  else if (brokerage.length > ORGANIZATION_MAX) found.brokerageName = words.longBrokerage;
  const province = findProvince(details.province);
  if (province === undefined) found.province = words.provinceRequired;
  if (details.city.trim() === "") found.city = words.cityRequired;
  else if (province !== undefined && findCity(province, details.city) === undefined) found.city = words.foreignCity;
  if (details.isRealEstateMember === null) found.isRealEstateMember = words.statusRequired;
  const board = details.realEstateBoard.trim();
  if (details.isRealEstateMember === true && board === "") found.realEstateBoard = words.boardRequired;
  else if (board.length > ORGANIZATION_MAX) found.realEstateBoard = words.longBrokerage;
  return found;
}

/** An agent's brokerage and board as they are kept; the board is null for who is no member of one. */
export interface AgentProfile {
  readonly brokerageName: string;
  readonly province: ProvinceName;
  readonly city: string;
  readonly isRealEstateMember: boolean;
  readonly realEstateBoard: string | null;
}

/** Details that passed validation, in the domain's spelling of places. Throws where they were not. */
export function toAgentProfile(details: AgentDetails): AgentProfile {
  const province = findProvince(details.province);
  const city = province && findCity(province, details.city);
  if (province === undefined || city === undefined) throw new Error(`no place ${details.city}, ${details.province}`);
  const isRealEstateMember = details.isRealEstateMember === true;
  return {
    brokerageName: details.brokerageName.trim(),
    province: province.name,
    city: city.name,
    isRealEstateMember,
    realEstateBoard: isRealEstateMember ? details.realEstateBoard.trim() : null,
  };
}
