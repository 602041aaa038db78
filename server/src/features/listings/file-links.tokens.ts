import { HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import { deriveKey, isSealed, seal } from "../../platform/keys.ts";

const PICTURE_LINK_SECONDS = HOUR_SECONDS;
const READER_LINK_SECONDS = 5 * 60;

/** A link's expiry and signature, as in its URL. */
export interface LinkSeal {
  /** The account that the link was made for. */
  readonly for?: string | undefined;
  readonly until?: string | undefined;
  readonly seal?: string | undefined;
}

interface ReaderLink {
  readonly uid: string;
  readonly now: Date;
  /** How long it is valid; five minutes by default. */
  readonly seconds?: number;
}

export type FileLinks = ReturnType<typeof createFileLinks>;

/**
 * URLs of listings' files. A picture's token works while its listing is active; a signed link to it works for an hour
 * whatever the status. Documents, and pictures that not every member may see, have links for one reader only, valid for
 * five minutes and only while that reader may see them.
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

  const signFor = (what: string, { uid, now, seconds = READER_LINK_SECONDS }: ReaderLink) =>
    `for=${uid}&${sign(`${what}.for.${uid}`, { now, seconds })}`;
  const isSignedFor = (what: string, given: LinkSeal & { now: Date }) =>
    given.for !== undefined && isSigned(`${what}.for.${given.for}`, given);

  return {
    toPicture: (token: string): string => `/files/pictures/${token}`,
    toSignedPicture: (token: string, now: Date): string =>
      `/files/pictures/${token}?${sign(`picture.${token}`, { now, seconds: PICTURE_LINK_SECONDS })}`,
    isSignedPicture: (token: string, given: LinkSeal & { now: Date }): boolean => isSigned(`picture.${token}`, given),
    /** A link to a restricted file, made for one reader. */
    toPictureFor: (token: string, reader: ReaderLink): string =>
      `/files/pictures/${token}?${signFor(`picture.${token}`, reader)}`,
    isPictureFor: (token: string, given: LinkSeal & { now: Date }): boolean => isSignedFor(`picture.${token}`, given),
    toDocument: (listingId: string, reader: ReaderLink): string =>
      `/files/documents/${listingId}?${signFor(`document.${listingId}`, reader)}`,
    isSignedDocument: (listingId: string, given: LinkSeal & { now: Date }): boolean =>
      isSignedFor(`document.${listingId}`, given),
  };
}
