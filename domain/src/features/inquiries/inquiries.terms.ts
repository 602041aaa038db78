/** A conversation's direction: who wrote first, as one of its two people sees it. */
export const INQUIRY_BOXES = ["received", "sent"] as const;
export type InquiryBox = (typeof INQUIRY_BOXES)[number];
