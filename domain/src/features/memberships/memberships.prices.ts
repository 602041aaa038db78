/** The yearly price of Agent Pro, in integer cents, CAD, before tax. */
export const AGENT_PRO_YEAR_CENTS = 240_00;

/** The regular yearly price that is shown struck through, in integer cents, CAD: half off, for a limited time. */
export const AGENT_PRO_REGULAR_YEAR_CENTS = 480_00;

/** The discount of Agent Pro members, in percent of the subtotal (plan and add-ons, before tax; product.md §10.2). */
export const AGENT_DISCOUNT_PERCENT = 25;
