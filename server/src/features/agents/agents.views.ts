import type { Agent, AgentProfileView } from "@vestpocket/domain/agents/agents.schema";
import type { AgentRow, ProfileRow } from "./directory.queries.ts";

/** The URL of a profile picture. */
type ToPictureUrl = (token: string) => string;

/** An agent in the list: without contact details. */
export function toAgent(row: AgentRow, toPictureUrl: ToPictureUrl): Agent {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    profilePictureUrl: row.pictureToken === null ? null : toPictureUrl(row.pictureToken),
    brokerageName: row.brokerageName,
    city: row.city,
    province: row.province,
    email: null,
    phoneNumber: null,
    isRealEstateMember: row.isRealEstateMember ? "true" : "false",
    realEstateBoard: row.realEstateBoard,
    isVerified: row.licenceCheckedOn !== null,
    licenceCheckedOn: row.licenceCheckedOn,
  };
}

export function toAgentProfile(row: ProfileRow, toPictureUrl: ToPictureUrl): Omit<AgentProfileView, "replyBand"> {
  return {
    ...toAgent(row, toPictureUrl),
    email: row.email,
    phoneNumber: row.phoneNumber,
    verification: toVerification(row),
    statedLicence: toStatedLicence(row),
  };
}

function toVerification({
  regulator,
  licenceNumber,
  licenceClass,
  licenceCheckedOn,
}: ProfileRow): AgentProfileView["verification"] {
  if (regulator === null || licenceNumber === null || licenceClass === null || licenceCheckedOn === null) return null;
  const checkedAt = { seconds: Date.parse(`${licenceCheckedOn}T17:00:00Z`) / 1000 };
  return { regulator, licenceNumber, licenceClass, checkedAt };
}

function toStatedLicence(row: ProfileRow): AgentProfileView["statedLicence"] {
  const { licenceCheckedOn, statedLicenceNumber: licenceNumber, statedLicenceClass: licenceClass } = row;
  return licenceCheckedOn !== null || licenceNumber === null ? null : { licenceNumber, licenceClass };
}
