import { type ACCESS_MESSAGES, validateAccessText } from "@vestpocket/domain/access/access.rules";
import { badFields } from "../../platform/http/failure.ts";

/**
 * A text from one person to the other, as stored. `required`: the message if it is empty. Throws a failure that names
 * the field.
 */
export function readText<Field extends string>(
  { field, typed }: { field: Field; typed: string },
  required?: (typeof ACCESS_MESSAGES)[keyof typeof ACCESS_MESSAGES],
): string {
  const problem = validateAccessText(typed, required);
  if (problem !== undefined) throw badFields({ [field]: problem });
  return typed;
}
