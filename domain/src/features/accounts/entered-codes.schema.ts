import { plainText } from "../../shared/text.schema.ts";

/** A code from an authenticator app, or a recovery code. */
export const enteredCodeSchema = plainText(40);
