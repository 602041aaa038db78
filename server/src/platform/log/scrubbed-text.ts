const EMAIL = /[^\s<>()[\]"',;:=@]+@[^\s<>()[\]"',;:=@]+\.[^\s<>()[\]"',;:=@]+/gu;
const PASSWORD_HASH = /\$argon2\w*\$[^\s"']*/gu;
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/gu;
/** Phone and card numbers, also with a space or hyphen between their groups. Not the groups of a UUID. */
const NUMBER = /(?<![\w-])\+?\d(?:[ -]?\d){9,18}(?![\w-])/gu;
/** Longer than a UUID: tokens, signatures and client secrets. */
const TOKEN = /(?<![\w/.-])[\w-]{40,}(?:\.[\w-]+)*/gu;

/** Free text for the log, without e-mail addresses, phone and card numbers, hashes and tokens. */
export function scrubText(text: string): string {
  return text
    .replace(PASSWORD_HASH, "[hash]")
    .replace(EMAIL, "[email]")
    .replace(JWT, "[token]")
    .replace(TOKEN, "[token]")
    .replace(NUMBER, "[number]");
}
