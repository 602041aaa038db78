import { type OwnListingTab, paths } from "@vestpocket/domain/shared/paths";
import { Navigate, useLocation } from "react-router";
import { useLocalPath } from "../platform/language.ts";

/** Leads a listing's owner to where their page shows what readers have on a page of its own. */
export function OwnersPlace({ id, tab }: { id: string; tab: OwnListingTab }) {
  const localPath = useLocalPath();
  const { search, hash } = useLocation();
  return <Navigate replace to={localPath(paths.ownListing(id, tab, search.slice(1))) + hash} />;
}
