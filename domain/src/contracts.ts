import type * as favourites from "./features/favourites/favourites.contract.ts";
import type * as inquiries from "./features/inquiries/inquiries.contract.ts";
import type * as phones from "./features/phones/phones.contract.ts";
import type * as sessions from "./features/sessions/sessions.contract.ts";
import type * as visits from "./features/visits/visits.contract.ts";

/** The contract modules of all features; a new one is added here, so that the browser's client knows its calls. */
type Module = typeof favourites | typeof inquiries | typeof phones | typeof sessions | typeof visits;

type CallIn<Each> = Each extends unknown ? Each[keyof Each] : never;

/** Every call of the API. */
export type AnyCall = CallIn<Module>;
