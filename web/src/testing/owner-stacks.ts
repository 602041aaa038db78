import * as React from "react";

/**
 * Stops React from recording a stack for each element that it creates in development, as it does itself beyond ten thousand a second.
 * Only its developer tools read them, and they take a fifth of the time of the component tests. Imported for its effect.
 */
const internals: unknown = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
if (typeof internals !== "object" || internals === null || !("recentlyCreatedOwnerStacks" in internals))
  throw new Error("this React counts its stacks elsewhere: change or delete owner-stacks.ts");
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => undefined,
});
