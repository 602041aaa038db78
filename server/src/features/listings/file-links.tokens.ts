import { HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import { deriveKey, isSealed, seal } from "../../platform/keys.ts";

const PICTURE_LINK_SECONDS = HOUR_SECONDS;
const DOCUMENT_LINK_SECONDS = 5 * 60;

/** When a link expires, and its seal, as the address carries them. */
export interface LinkSeal {
  readonly until?: string | undefined;
  readonly seal?: string | undefined;
}

export type FileLinks = ReturnType<typeof createFileLinks>;

/**
 * Addresses of listings' files. A picture's token works while its listing is active; a signed link to it works for an hour
 * whatever the status. A document has signed links only, which work for five minutes.
 */
export function createFileLinks(secret: string) {
  const key = deriveKey(secret, "file-link");
  const sign = (what: string, { now, seconds }: { now: Date; seconds: number }) => {
    const until = Math.floor(now.getTime() / 1000) + seconds;
    return `until=${until}&seal=${seal(key, `${what}.${until}`)}`;
  };
  const isSigned = (what: string, { until, seal: given, now }: LinkSeal & { now: Date }): boolean => {
    if (until === undefined || given === undefined || !/^\d{1,12}$/u.test(until)) return false;
    return Number(until) * 1000 > now.getTime() && isSealed(key, { text: `${what}.${until}`, given });
  };

  return {
    toPicture: (token: string): string => `/files/pictures/${token}`,
    toSignedPicture: (token: string, now: Date): string =>
      `/files/pictures/${token}?${sign(`picture.${token}`, { now, seconds: PICTURE_LINK_SECONDS })}`,
    isSignedPicture: (token: string, given: LinkSeal & { now: Date }): boolean => isSigned(`picture.${token}`, given),
    toDocument: (listingId: string, now: Date, seconds = DOCUMENT_LINK_SECONDS): string =>
      `/files/documents/${listingId}?${sign(`document.${listingId}`, { now, seconds })}`,
    isSignedDocument: (listingId: string, given: LinkSeal & { now: Date }): boolean =>
      isSigned(`document.${listingId}`, given),
  };
}
