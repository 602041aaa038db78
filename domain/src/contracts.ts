import type * as inquiries from "./features/inquiries/inquiries.contract.ts";

/** The contract modules of all features; a new one is added here, so that the browser's client knows its calls. */
type Modules = typeof inquiries;

/** Every call of the API. */
export type AnyCall = Modules[keyof Modules];
