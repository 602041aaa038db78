import { toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { deriveKey, seal } from "./keys.ts";

/** What replaces the address of a deleted account where something is kept as evidence. The same for all its spellings. */
export const hashPastAddress = (secret: string, email: string): string =>
  seal(deriveKey(secret, "past-consent"), toEmailKey(email));
