import type { OfferObstacle } from "@vestpocket/domain/offers/offers.terms";
import { CLOSURE_MESSAGES } from "@vestpocket/domain/operators/closures.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import { Failure } from "../../platform/http/failure.ts";

const OBSTACLES: Readonly<Record<OfferObstacle, Message>> = {
  own_listing: /*i18n*/ { id: "offers.own_listing", message: "You cannot make an offer on your own listing." },
  no_access: /*i18n*/ {
    id: "offers.no_access",
    message: "Only people the owner has given access can make and counter offers.",
  },
  already_open: /*i18n*/ {
    id: "offers.already_open",
    message: "You already have an open offer. Counter or withdraw that one.",
  },
  closed_province: CLOSURE_MESSAGES.offers,
};

/** Why a reader cannot make an offer. */
export const offerRefused = (obstacle: OfferObstacle): Failure =>
  new Failure({
    status: obstacle === "no_access" ? 403 : 409,
    code: `offers.${obstacle}`,
    text: OBSTACLES[obstacle],
    ...(obstacle === "closed_province" && { fields: { province: OBSTACLES[obstacle] } }),
  });

/** The offer is over, has a newer version, or does not allow this. */
export const offerChanged = (): Failure =>
  new Failure({
    status: 409,
    code: "offers.changed",
    text: /*i18n*/ {
      id: "offers.changed",
      message: "This offer has changed or expired. Please read it again.",
    },
  });

export const offerNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "offers.not_found",
    text: /*i18n*/ { id: "offers.not_found", message: "This offer does not exist." },
  });
