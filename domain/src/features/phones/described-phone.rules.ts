import { type Message, withValues } from "../../shared/text.ts";
import { formatPhone } from "./phones.rules.ts";
import { readPhone } from "./typed-phone.rules.ts";

/** A stored number as it is shown, with its extension; a text that is no number as it is. */
export function describePhone(stored: string): Message {
  const { number = stored, extension = "" } = readPhone(stored) ?? {};
  const phone = formatPhone(number);
  return extension === "" ? withValues(NUMBER, { phone }) : withValues(WITH_EXTENSION, { phone, extension });
}

const NUMBER: Message = /*i18n*/ { id: "phones.number", message: "{phone}" };

const WITH_EXTENSION: Message = /*i18n*/ {
  id: "phones.with_extension",
  message: "{phone}, ext. {extension}",
};
