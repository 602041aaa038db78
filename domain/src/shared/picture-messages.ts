import type { Message } from "./text.ts";

/** Why a picture of a common kind cannot be used, and what to do about it (product.md §5.5). */
export const PICTURE_MESSAGES = {
  heic: /*i18n*/ {
    id: "files.heic",
    message:
      "HEIC photos can’t be used. Save this one as a JPEG: on an iPhone, tap Share, Options, then “Most Compatible”; on a Mac, open it in Preview and choose File, then Export.",
  },
  animated: /*i18n*/ {
    id: "files.animated",
    message: "Animated pictures can’t be used. Save one frame as a PNG or JPEG.",
  },
} as const satisfies Record<string, Message>;
