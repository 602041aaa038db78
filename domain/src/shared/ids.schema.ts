import { z } from "zod/mini";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/**
 * An id, in the database's spelling however it was typed: lower case. Locks, limits, fingerprints and the audit log use
 * ids as text, and to them another spelling would be another thing.
 */
export const idText = z.uuid().check(z.toLowerCase());

/** The same for a text that may also be something else, such as a token, in which capitals count. */
export const lowerCaseId = z.overwrite<string>((text) => (UUID.test(text) ? text.toLowerCase() : text));
