/** What an owner may best do next for a listing, the most urgent first (product.md §5.13). */
export const NEXT_STEPS = ["answer", "renew", "photo", "rent", "french", "attention"] as const;
export type NextStepKind = (typeof NEXT_STEPS)[number];

/** The most steps that are shown at once. */
export const NEXT_STEPS_MAX = 2;
