import { badFields, type Failure } from "../../platform/http/failure.ts";

export const notAWay = (): Failure =>
  badFields({
    way: /*i18n*/ {
      id: "notifications.not_a_way",
      message: "You cannot be told of this group in that way.",
    },
  });
