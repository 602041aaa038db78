/** What an offer is for: to buy, or to rent. */
export const OFFER_KINDS = ["sale", "lease"] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** The two parties to an offer. The buyer is the one who makes it, and for a rent the future tenant. */
export const PARTIES = ["owner", "buyer"] as const;
export type Party = (typeof PARTIES)[number];

/** What the parties do with an offer. Accepted means accepted as a basis for negotiation: nothing here is binding. */
export const OFFER_STEPS = ["make", "counter", "accept", "decline", "withdraw"] as const;
export type OfferStep = (typeof OFFER_STEPS)[number];

/** An offer's state. Lapsed: nobody answered it before it expired. */
export const OFFER_STATES = ["open", "negotiating", "declined", "withdrawn", "lapsed"] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** The sort orders of an owner's list. */
export const OFFER_ORDERS = ["newest", "amount", "expiry"] as const;
export type OfferOrder = (typeof OFFER_ORDERS)[number];

/**
 * Why a reader cannot make an offer right now: the listing is their own or has no price or rent they may read, one of
 * theirs is open, or the operator takes no new offers in its province.
 */
export const OFFER_OBSTACLES = ["own_listing", "no_access", "already_open", "closed_province"] as const;
export type OfferObstacle = (typeof OFFER_OBSTACLES)[number];
