import { findRequiredMessage } from "@vestpocket/domain/shared/required-message";
import { cutText, type Message, STORABLE, UNSTORABLE, withValues } from "@vestpocket/domain/shared/text";
import type { $ZodIssue, $ZodType } from "zod/v4/core";
import { FIELD_NAME_MAX, UNKNOWN_FIELD } from "./failure.ts";

const REQUIRED: Message = /*i18n*/ { id: "request.field.required", message: "This field is required." };
const WRONG_TYPE: Message = /*i18n*/ { id: "request.field.type", message: "This value has the wrong type." };
const TOO_SMALL: Message = /*i18n*/ { id: "request.field.too_small", message: "This must be {minimum} or more." };
const TOO_BIG: Message = /*i18n*/ { id: "request.field.too_big", message: "This must be {maximum} or less." };
const TOO_SHORT: Message = /*i18n*/ {
  id: "request.field.too_short",
  message: "{minimum, plural, one {At least # character is required.} other {At least # characters are required.}}",
};
const TOO_LONG: Message = /*i18n*/ {
  id: "request.field.too_long",
  message: "{maximum, plural, one {At most # character is allowed.} other {At most # characters are allowed.}}",
};
const TOO_MANY: Message = /*i18n*/ {
  id: "request.field.too_many",
  message: "{maximum, plural, one {At most # entry is allowed.} other {At most # entries are allowed.}}",
};
const NOT_ALLOWED: Message = /*i18n*/ { id: "request.field.value", message: "This is not one of the allowed values." };
const FORMAT: Message = /*i18n*/ { id: "request.field.format", message: "The format is not valid." };

/** The messages for an invalid body, query or path, by field name ('keywords.2'). */
export function toFieldMessages(issues: readonly $ZodIssue[], schema: $ZodType): Record<string, Message> {
  // Without a prototype, since a field may share its name with an object's inherited property.
  const fields: Record<string, Message> = Object.create(null);
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) fields[nameField([...issue.path, key])] ??= UNKNOWN_FIELD;
    } else {
      fields[nameField(issue.path)] ??= findOwnMessage(issue, schema) ?? toMessage(issue);
    }
  }
  return fields;
}

/** The message specified for a missing field, if there is one. */
function findOwnMessage(issue: $ZodIssue, schema: $ZodType): Message | undefined {
  const isLeftOut = (issue.code === "invalid_type" || issue.code === "invalid_value") && issue.input === undefined;
  const described = isLeftOut ? issue.path.reduce<$ZodType | undefined>(findMember, schema) : undefined;
  return described === undefined ? undefined : findRequiredMessage(described);
}

function findMember(schema: $ZodType | undefined, member: PropertyKey): $ZodType | undefined {
  return (schema?._zod.def as { shape?: Record<PropertyKey, $ZodType> } | undefined)?.shape?.[member];
}

function nameField(path: readonly PropertyKey[]): string {
  return path.length === 0 ? "body" : path.map((part) => cutText(String(part), FIELD_NAME_MAX)).join(".");
}

function toMessage(issue: $ZodIssue): Message {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? REQUIRED : WRONG_TYPE;
    case "too_small":
      return withValues(issue.origin === "string" ? TOO_SHORT : TOO_SMALL, { minimum: Number(issue.minimum) });
    case "too_big": {
      const message = issue.origin === "string" ? TOO_LONG : issue.origin === "array" ? TOO_MANY : TOO_BIG;
      return withValues(message, { maximum: Number(issue.maximum) });
    }
    case "invalid_value":
      return NOT_ALLOWED;
    case "invalid_format":
      return "pattern" in issue && issue.pattern === String(STORABLE) ? UNSTORABLE : FORMAT;
    case "custom":
      return (issue.params?.message as Message | undefined) ?? FORMAT;
    default:
      return FORMAT;
  }
}
