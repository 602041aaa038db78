import { createContext, use } from "react";

/** What readers look for where listings are shown together; undefined if they may look for either. */
type ShownTrack = "sale" | "rent" | undefined;

/** Among rents, each listing's headline is its rent. */
export const ShownTrackContext = createContext<ShownTrack>(undefined);

export const useShownTrack = (): ShownTrack => use(ShownTrackContext);
