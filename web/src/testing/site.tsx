import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { cleanup, render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { splitPath } from "@vestpocket/domain/shared/paths";
import type { ComponentType } from "react";
import { createBrowserRouter, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { activateLanguage, addCatalogue } from "../platform/catalogues.ts";
import { leaveSession } from "../platform/session.ts";
import { rememberSession } from "../platform/session-hint.ts";
import siteMap from "../routes.ts";
import { respond } from "./server.ts";

const pages = import.meta.glob<{ default: ComponentType }>("../pages/**/*.tsx");

interface Opened {
  /** Simulates a user's clicks and typing. */
  readonly user: UserEvent;
}

/** Opens a page by its path, in the language of the path, signed in as `uid` if given. */
export async function openPage(address: string, { uid }: { uid?: string } = {}): Promise<Opened> {
  closePage();
  window.history.replaceState(null, "", address);
  await activateLanguage(splitPath(window.location.pathname).language);
  await addCatalogue("listing-fields");
  if (uid !== undefined) {
    rememberSession();
    respond("POST /v1/auth/refresh", { json: buildTokens(uid) });
  }
  const router = createBrowserRouter(siteMap.map(toRoute));
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return { user: userEvent.setup() };
}

/** Closes the page, signs out, and empties the browser's storage. */
export function closePage(): void {
  cleanup();
  leaveSession();
  localStorage.clear();
  sessionStorage.clear();
}

/** The server's answer to a sign-in. */
export function buildTokens(uid: string) {
  const payload = btoa(JSON.stringify({ sub: uid }));
  return { accessToken: `header.${payload}.signature`, expirationTime: Date.now() + 15 * 60_000 };
}

function toRoute({ id, file, path, index, children }: RouteConfigEntry): RouteObject {
  const load = pages[`./${file}`.replace("./pages", "../pages")];
  if (load === undefined) throw new Error(`There is no page ${file}.`);
  const lazy = async () => ({ Component: (await load()).default });
  if (index) return { id, index, lazy };
  return { id, path, lazy, children: children?.map(toRoute), HydrateFallback: () => null };
}
