/** What an offer is for: to buy, or to rent. */
export const OFFER_KINDS = ["sale", "lease"] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** The two people of an offer. The buyer is who makes it, and of a rent the future tenant. */
export const PARTIES = ["owner", "buyer"] as const;
export type Party = (typeof PARTIES)[number];

/** What the two do with an offer. Accepted means accepted as a basis to negotiate: nothing here binds anybody. */
export const OFFER_STEPS = ["make", "counter", "accept", "decline", "withdraw"] as const;
export type OfferStep = (typeof OFFER_STEPS)[number];

/** Where an offer stands. Lapsed: nobody answered it until it expired. */
export const OFFER_STATES = ["open", "negotiating", "declined", "withdrawn", "lapsed"] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** The orders of an owner's list. */
export const OFFER_ORDERS = ["newest", "amount", "expiry"] as const;
export type OfferOrder = (typeof OFFER_ORDERS)[number];

/** Why a reader cannot make an offer now: the listing is their own or asks for nothing they may read, or one of theirs is open. */
export const OFFER_OBSTACLES = ["own_listing", "no_access", "already_open"] as const;
export type OfferObstacle = (typeof OFFER_OBSTACLES)[number];
