import { deriveKey, isSealed, seal } from "../../platform/keys.ts";

const PICTURE_LINK_SECONDS = 60 * 60;
const DOCUMENT_LINK_SECONDS = 5 * 60;

/** The end of a link's life and its seal, as the address carries them. */
export interface LinkSeal {
  readonly until?: string | undefined;
  readonly seal?: string | undefined;
}

export type FileLinks = ReturnType<typeof createFileLinks>;

/**
 * Addresses of a listing's files. A picture's is a capability that works while the listing is active; what views for the owner
 * and administrators carry beside it works for an hour whatever the status. A document's works for five minutes.
 */
export function createFileLinks(secret: string) {
  const key = deriveKey(secret, "file-link");
  const sign = (what: string, now: Date, seconds: number) => {
    const until = Math.floor(now.getTime() / 1000) + seconds;
    return `until=${until}&seal=${seal(key, `${what}.${until}`)}`;
  };
  const isSigned = (what: string, given: LinkSeal, now: Date): boolean => {
    const { until, seal: candidate } = given;
    if (until === undefined || candidate === undefined || !/^\d{1,12}$/u.test(until)) return false;
    return Number(until) * 1000 > now.getTime() && isSealed(key, `${what}.${until}`, candidate);
  };

  return {
    toPicture: (token: string): string => `/files/pictures/${token}`,
    toSignedPicture: (token: string, now: Date): string =>
      `/files/pictures/${token}?${sign(`picture.${token}`, now, PICTURE_LINK_SECONDS)}`,
    maySeePicture: (token: string, given: LinkSeal, now: Date): boolean => isSigned(`picture.${token}`, given, now),
    toDocument: (listingId: string, now: Date): string =>
      `/files/documents/${listingId}?${sign(`document.${listingId}`, now, DOCUMENT_LINK_SECONDS)}`,
    maySeeDocument: (listingId: string, given: LinkSeal, now: Date): boolean =>
      isSigned(`document.${listingId}`, given, now),
  };
}
