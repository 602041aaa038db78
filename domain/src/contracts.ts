import type * as agents from "./features/agents/agents.contract.ts";
import type * as audit from "./features/audit/audit.contract.ts";
import type * as favourites from "./features/favourites/favourites.contract.ts";
import type * as inquiries from "./features/inquiries/inquiries.contract.ts";
import type * as messages from "./features/messages/messages.contract.ts";
import type * as metrics from "./features/metrics/metrics.contract.ts";
import type * as phones from "./features/phones/phones.contract.ts";
import type * as sessions from "./features/sessions/sessions.contract.ts";
import type * as tickets from "./features/tickets/tickets.contract.ts";
import type * as visits from "./features/visits/visits.contract.ts";

type CallOf<Module> = Module[keyof Module];

/** Every call of the API. A new contract module is added here, so that the browser's client knows its calls. */
export type AnyCall =
  | CallOf<typeof agents>
  | CallOf<typeof audit>
  | CallOf<typeof favourites>
  | CallOf<typeof inquiries>
  | CallOf<typeof messages>
  | CallOf<typeof metrics>
  | CallOf<typeof phones>
  | CallOf<typeof sessions>
  | CallOf<typeof tickets>
  | CallOf<typeof visits>;
