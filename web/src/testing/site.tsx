import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { cleanup, render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { DEFAULT_ACCESS } from "@vestpocket/domain/access/access.rules";
import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import { buildSiteFacts } from "@vestpocket/domain/operators/operators.factory";
import { splitPath } from "@vestpocket/domain/shared/paths";
import type { ComponentType } from "react";
import { createBrowserRouter, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { SECTION_NAMES } from "../../sections.ts";
import { activateLanguage, addCatalogue } from "../platform/catalogues.ts";
import { forgetAnswers } from "../platform/queries.tsx";
import { leaveSession, resolveSession } from "../platform/session.ts";
import { rememberSession } from "../platform/session-hint.ts";
import siteMap from "../routes.ts";
import {
  buildAgreement,
  buildConfirmation,
  buildFigures,
  buildListingFigures,
  buildMembership,
  buildOwnAccess,
  buildOwner,
  buildOwnerFigures,
  buildOwnPage,
  buildQuota,
  buildSavedSearches,
  buildTodo,
  buildWaiting,
} from "./answers.ts";
import { buildFacts } from "./markets.ts";
import { buildModeratedDetail } from "./moderated.ts";
import { respondByDefault } from "./server.ts";

const pages = import.meta.glob<{ default: ComponentType }>("../pages/**/*.tsx");

interface Opened {
  /** Simulates a user's clicks and typing. */
  readonly user: UserEvent;
  /** Replaces a field's text. */
  readonly fill: (field: HTMLElement, text: string) => Promise<void>;
}

interface Opening {
  readonly as?: Profile;
  /** Simulates an earlier visit: keeps what the browser stored. */
  readonly isReload?: boolean;
}

/** Opens a page of the site by URL, in that URL's language, signed in if an account is given. */
export async function openPage(address: string, { as: profile, isReload = false }: Opening = {}): Promise<Opened> {
  const stored = isReload ? Object.entries({ ...localStorage }) : [];
  closePage();
  for (const [key, value] of stored) localStorage.setItem(key, value);
  window.history.replaceState(null, "", address);
  await activateLanguage(splitPath(window.location.pathname).language);
  await addCatalogue("members");
  for (const section of SECTION_NAMES) await addCatalogue(section);
  await addCatalogue("listing-fields");
  // The header requests it as soon as someone is signed in, so also after log-in.
  respondByDefault("GET /v1/inquiries/unread", { json: { unread: { received: 0, sent: 0 } } });
  respondByDefault("GET /v1/notifications/unread", { json: { unread: 0 } });
  respondByDefault("GET /v1/notifications/stream", "offline");
  respondByDefault("GET /v1/operator", { json: { facts: buildSiteFacts() } });
  respondByDefault("GET /v1/memberships/offer", { json: { ordinary: { yearCents: 480_00, lastDay: null } } });
  respondByDefault("GET /v1/suggestions", { json: { suggestions: [] } });
  respondByDefault("POST /v1/suggestions/corrections", { json: { keywords: null } });
  // Asked by the log-in page if it follows a search.
  respondByDefault("GET /v1/markets", { json: { market: buildFacts({ listings: 0, categories: [] }) } });
  respondByDefault("POST /v1/property/featured", { json: { properties: [] } });
  respondByDefault("GET /v1/translations", { json: { isAvailable: false } });
  if (profile !== undefined) signInAs(profile);
  const router = createBrowserRouter(siteMap.map(toRoute));
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  const user = userEvent.setup();
  const fill = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    if (text !== "") await user.paste(text);
  };
  return { user, fill };
}

/**
 * The browser signed in before, and the server knows the user; calls that most pages make get a response unless the
 * test sets one.
 */
function signInAs(profile: Profile): void {
  rememberSession();
  respondByDefault("POST /v1/auth/refresh", { json: buildTokens(profile.uid) });
  respondByDefault(`GET /v1/auth/getUser/${profile.uid}`, { json: { data: profile } });
  respondByDefault(`POST /v1/users/isSubscribed/${profile.uid}`, { json: { isSubscribed: profile.isSubscribed } });
  respondByDefault("GET /v1/users/membership", { json: { membership: buildMembership() } });
  respondByDefault("POST /v1/property/facets", { json: { facets: null } });
  respondByDefault("POST /v1/property/relaxations", { json: { relaxations: [] } });
  respondByDefault("GET /v1/favourites/ids", { json: { ids: [] } });
  respondByDefault("GET /v1/saved-searches", { json: buildSavedSearches() });
  respondByDefault("GET /v1/mandates", {
    json: { mandates: [], left: 50, isMatchesConsentGiven: false, isAgent: false },
  });
  respondByDefault("POST /v1/property/{id}/demand", {
    json: { band: "from10", type: "Office", province: "Ontario", city: "Toronto", isPriced: true },
  });
  respondByDefault("GET /v1/mail-streams", { json: { streams: [], suppression: null } });
  respondByDefault("GET /v1/push", { json: { key: null, isOn: false } });
  respondByDefault("GET /v1/auth/passkeys", { json: { passkeys: [] } });
  respondByDefault("GET /v1/property/{id}/similar", { json: { properties: [] } });
  respondByDefault("GET /v1/property/{id}/agreement", { json: buildAgreement() });
  respondByDefault("GET /v1/rooms/{listingId}", {
    json: { room: { isOwner: false, audience: "member", shelves: [] } },
  });
  respondByDefault("GET /v1/property/mine", buildOwnPage([]));
  respondByDefault("GET /v1/property/{id}/figures", { json: { figures: buildFigures() } });
  respondByDefault("GET /v1/property/{id}/confirmation", {
    json: { confirmation: buildConfirmation(), token: "own.1.seal" },
  });
  respondByDefault("GET /v1/property/{id}/client-reports", { json: { reports: [] } });
  respondByDefault("POST /v1/property/{id}/shares", { json: { msg: "Thank you." } });
  respondByDefault("GET /v1/next-steps", { json: { steps: [] } });
  respondByDefault("GET /v1/property/{id}/next-steps", { json: { steps: [] } });
  respondByDefault("GET /v1/property/{id}/figures/days", { json: { figures: buildListingFigures() } });
  respondByDefault("GET /v1/property/mine/figures", { json: { figures: buildOwnerFigures() } });
  respondByDefault("GET /v1/property/todo", { json: { todo: buildTodo() } });
  respondByDefault("GET /v1/access/requests", { json: { requests: [], page: 1, totalPages: 0, totalResults: 0 } });
  respondByDefault("GET /v1/access/requests/mine", {
    json: { requests: [], page: 1, totalPages: 0, totalResults: 0 },
  });
  respondByDefault("GET /v1/access/requests/waiting", { json: { waiting: 0 } });
  respondByDefault("GET /v1/access/{listingId}", { json: { access: buildOwnAccess() } });
  respondByDefault("GET /v1/access/{listingId}/settings", { json: { settings: DEFAULT_ACCESS } });
  respondByDefault("GET /v1/property/{id}/questions", { status: 403, json: { code: "questions.no_access", msg: "" } });
  respondByDefault("GET /v1/property/{id}/deal", { status: 403, json: { code: "deals.no_access", msg: "" } });
  respondByDefault("GET /v1/property/{id}/offers", {
    json: {
      ...{ role: "buyer", listing: { id: profile.uid, name: "Bakery" }, kinds: ["sale"], obstacle: "no_access" },
      offers: [],
      page: 1,
      totalPages: 0,
      totalResults: 0,
    },
  });
  respondByDefault("GET /v1/drafts", { json: { drafts: [] } });
  respondByDefault("POST /v1/drafts/{id}", ({ body }) => ({
    json: { revision: (body as { revision: number }).revision + 1 },
  }));
  // Drafts accept no files unless the test says otherwise, so that what a form shows of one that it sends does not
  // depend on how long the test takes.
  respondByDefault("POST /v1/drafts/{id}/files", "offline");
  respondByDefault("POST /v1/property/owner", { json: { owner: buildOwner() } });
  respondByDefault("GET /v1/property/{id}/compliance", { json: { findings: [] } });
  respondByDefault("GET /v1/property/quota", { json: { quota: buildQuota() } });
  respondByDefault("GET /v1/checkout-session/config", {
    json: { publishableKey: "pk_test_sandbox_1", testMode: true, salesTax: null, billing: null, savedCard: null },
  });
  respondByDefault("GET /v1/renewals", { json: { renewals: [] } });
  respondByDefault("GET /v1/orders", { json: { orders: [], page: 1, totalPages: 0, totalResults: 0 } });
  respondByDefault("GET /v1/favourites", {
    json: { properties: [], page: 1, totalPages: 0, totalResults: 0, unavailable: 0 },
  });
  if (profile.role === "administrator") {
    respondByDefault("GET /v1/auth/session", {
      json: { session: { isAdministrator: true, administratorRole: "full", needsSecondFactor: false } },
    });
    respondByDefault("GET /v1/admin/presets", { json: { presets: [] } });
    respondByDefault("GET /v1/admin/canned-answers", { json: { cannedAnswers: [] } });
    respondByDefault("GET /v1/admin/approvals/waiting", { json: { approvals: [] } });
    respondByDefault("GET /v1/admin/notes", { json: { notes: [] } });
    respondByDefault("GET /v1/admin/users/{id}/history", { json: { history: [] } });
    respondByDefault("GET /v1/admin/listings/{id}", { json: { listing: buildModeratedDetail() } });
    respondByDefault("GET /v1/admin/figures/waiting", {
      json: { waiting: buildWaiting() },
    });
  }
  resolveSession();
}

/** Simulates a jump to another entry of the browser's history, which the test DOM cannot do. */
export function jumpTo(address: string): void {
  window.history.pushState(null, "", address);
  window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
}

/** Closes the page, signs out, and empties the browser's storage. */
export function closePage(): void {
  cleanup();
  leaveSession();
  forgetAnswers();
  localStorage.clear();
  sessionStorage.clear();
}

/** The server's response to a sign-in. */
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
