import { FAVOURITES_MAX } from "@vestpocket/domain/favourites/favourites.rules";
import { withValues } from "@vestpocket/domain/shared/text";
import { Failure } from "../../platform/http/failure.ts";

export const tooManyFavourites = (): Failure =>
  new Failure({
    status: 409,
    code: "favourites.full",
    text: withValues(
      /*i18n*/ {
        id: "favourites.full",
        message: "You can keep up to {count} favourites. Please remove one to save another.",
      },
      { count: FAVOURITES_MAX },
    ),
  });
