import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { paths } from "@vestpocket/domain/shared/paths";

export interface NavigationEntry {
  readonly path: string;
  readonly label: MessageDescriptor;
}

/** The header's pages, in order; Resources comes after them. */
export const MAIN_ENTRIES: readonly NavigationEntry[] = [
  { path: paths.home(), label: msg`Home` },
  { path: paths.ticket(), label: msg`Report Issue` },
  { path: paths.agents(), label: msg`Find Agent` },
];

/** Only while signed in, before 'Sign Out'. */
export const ACCOUNT_ENTRY: NavigationEntry = { path: paths.account(), label: msg`My Account` };
export const CREATE_ENTRY: NavigationEntry = { path: paths.createListing(), label: msg`Create Listing` };

/** Only while signed out; the last one is styled as a button. */
export const SIGNED_OUT_ENTRIES: readonly NavigationEntry[] = [
  { path: paths.login(), label: msg`Log In` },
  { path: paths.signUp(), label: msg`Sign Up` },
];
