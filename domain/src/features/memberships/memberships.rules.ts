import type { Message } from "../../shared/text.ts";
import type { ProvinceName } from "../places/places.provinces.ts";
import { findCity, findProvince } from "../places/places.schema.ts";

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
    message: "This city is not in our list for this province.",
  },
  statusRequired: /*i18n*/ { id: "memberships.status_required", message: "Please select a membership status." },
  boardRequired: /*i18n*/ { id: "memberships.board_required", message: "Board name is required." },
  canceled: /*i18n*/ {
    id: "memberships.canceled",
    message: "Subscription canceled successfully. It will end at the current period's end.",
  },
} as const satisfies Record<string, Message>;

/** An agent's brokerage and board as they were entered; null if nothing was chosen yet. */
export interface AgentDetails {
  readonly brokerageName: string;
  readonly province: string;
  readonly city: string;
  readonly isRealEstateMember: boolean | null;
  readonly realEstateBoard: string;
}

/** The problems with an agent's details, by field; empty if they may be stored (product.md §8). */
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

/** An agent's brokerage and board as they are stored; the board is null for agents who are not members of one. */
export interface AgentProfile {
  readonly brokerageName: string;
  readonly province: ProvinceName;
  readonly city: string;
  readonly isRealEstateMember: boolean;
  readonly realEstateBoard: string | null;
}

/** Valid details, with places in the data's spelling. Throws Error on details that `validateAgentDetails` refuses. */
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
