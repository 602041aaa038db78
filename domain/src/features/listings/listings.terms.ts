export const LISTING_TYPES = ["sale", "rent", "both"] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

/** Who posted a listing: a registered agent, or its owner or someone who may act for them. */
export const POSTED_AS = ["agent", "owner"] as const;
export type PostedAs = (typeof POSTED_AS)[number];

export const LISTING_STATUSES = ["draft", "active", "paused", "expired", "closed", "removed"] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

export const CLOSE_REASONS = ["sold", "leased", "withdrawn"] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

export const PLANS = ["Basic", "Showcase", "Showcase Plus"] as const;
export type Plan = (typeof PLANS)[number];
