import { index, layout, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { LANGUAGES, type Language } from "@vestpocket/domain/shared/text";

/** The site map. Every page exists under / in English and under /fr in French; the language makes route ids unique. */
function sitePages(language: Language): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${language}/${name}` });
  return [
    index("pages/home-page.tsx", id("home")),
    route("sign-up", "pages/sign-up-page.tsx", id("sign-up")),
    route("login", "pages/login-page.tsx", id("login")),
    route("forgot-password", "pages/forgot-password-page.tsx", id("forgot-password")),
    route("reset-password", "pages/reset-password-page.tsx", id("reset-password")),
    route("email-verified", "pages/email-verified-page.tsx", id("email-verified")),
    route("undo-change", "pages/undo-change-page.tsx", id("undo-change")),
    route("u/:token", "pages/unsubscribe-page.tsx", id("unsubscribe")),
    route("c/:token", "pages/confirm-page.tsx", id("confirm")),
    route("r/:token", "pages/client-report-page.tsx", id("client-report")),
    route("ticket", "pages/ticket-page.tsx", id("ticket")),
    route("ticket/:key", "pages/ticket-thread-page.tsx", id("ticket-thread")),
    route("resources/:slug", "pages/resource-page.tsx", id("resource")),
    route("browse/:province?/:place?/:category?", "pages/browse-page.tsx", id("browse")),
    route("listing/:id?", "pages/teaser-page.tsx", id("teaser")),
    route("privacy", "pages/privacy-page.tsx", id("privacy")),
    route("terms", "pages/terms-page.tsx", id("terms")),
    route("verify", "pages/verify-page.tsx", id("verify")),
    route("transparency", "pages/transparency-page.tsx", id("transparency")),
    route("contact", "pages/contact-page.tsx", id("contact")),
    route("accessibility", "pages/accessibility-page.tsx", id("accessibility")),
    layout("pages/shell/login-gate.tsx", id("login-gate"), [
      route("search-results", "pages/search-results-page.tsx", id("search-results")),
      route("property/:id", "pages/property-page.tsx", id("property")),
      route("property/:id/agreement", "pages/agreement-page.tsx", id("agreement")),
      route("property/:id/room", "pages/room-page.tsx", id("room")),
      route("property/:id/room/:document", "pages/room-document-page.tsx", id("room-document")),
      route("compare", "pages/compare-page.tsx", id("compare")),
      route("property/:id/offers", "pages/offers-page.tsx", id("offers")),
      route("agents", "pages/agents-page.tsx", id("agents")),
      route("agent/:id?", "pages/agent-page.tsx", id("agent")),
      route("create-listing", "pages/create-listing-page.tsx", id("create-listing")),
      route("create-listing/choose-plan", "pages/choose-plan-page.tsx", id("choose-plan")),
      route("create-listing/payment", "pages/payment-page.tsx", id("payment")),
      route("success-payment", "pages/success-payment-page.tsx", id("success-payment")),
      route("failure-payment", "pages/failure-payment-page.tsx", id("failure-payment")),
      route("account", "pages/account-layout.tsx", id("account"), [
        index("pages/dashboard-page.tsx", id("dashboard")),
        route("profile", "pages/profile-page.tsx", id("profile")),
        route("my-listings", "pages/my-listings-page.tsx", id("my-listings")),
        route("favourites", "pages/favourites-page.tsx", id("favourites")),
        route("searches", "pages/saved-searches-page.tsx", id("saved-searches")),
        route("mandates", "pages/mandates-page.tsx", id("mandates")),
        route("access", "pages/access-page.tsx", id("access")),
        route("agreements", "pages/signed-page.tsx", id("signed")),
        route("inquiries", "pages/inquiries-page.tsx", id("inquiries")),
        route("inquiries/:id", "pages/inquiry-page.tsx", id("inquiry")),
        route("notifications", "pages/notifications-page.tsx", id("notifications")),
        route("agent-pro", "pages/agent-pro-page.tsx", id("agent-pro")),
        route("agent-pro-form", "pages/agent-pro-form-page.tsx", id("agent-pro-form")),
        route("billing", "pages/billing-page.tsx", id("billing")),
        route("billing/:id", "pages/receipt-page.tsx", id("receipt")),
      ]),
      route("admin", "pages/admin-layout.tsx", id("admin"), [
        index("pages/admin-page.tsx", id("admin-overview")),
        route("tickets", "pages/admin-tickets-page.tsx", id("admin-tickets")),
        route("tickets/:id", "pages/admin-ticket-page.tsx", id("admin-ticket")),
        route("tickets/canned-answers", "pages/admin-canned-answers-page.tsx", id("admin-canned-answers")),
        route("users", "pages/admin-users-page.tsx", id("admin-users")),
        route("users/:id", "pages/admin-user-page.tsx", id("admin-user")),
        route("listings", "pages/admin-listings-page.tsx", id("admin-listings")),
        route("listings/:id", "pages/admin-listing-page.tsx", id("admin-listing")),
        route("reports", "pages/admin-reports-page.tsx", id("admin-reports")),
        route("reports/:id", "pages/admin-report-page.tsx", id("admin-report")),
        route("orders", "pages/admin-orders-page.tsx", id("admin-orders")),
        route("orders/:id", "pages/admin-order-page.tsx", id("admin-order")),
        route("messages", "pages/admin-messages-page.tsx", id("admin-messages")),
        route("suppressions", "pages/admin-suppressions-page.tsx", id("admin-suppressions")),
        route("streams", "pages/admin-streams-page.tsx", id("admin-streams")),
        route("audit", "pages/admin-audit-page.tsx", id("admin-audit")),
      ]),
    ]),
    route("*", "pages/not-found-page.tsx", id("not-found")),
  ];
}

const [english, french] = LANGUAGES.map((language) =>
  language === "en" ? sitePages(language) : prefix(language, sitePages(language)),
);

/**
 * Each page beside its translation. The list of routes, which every page loads, is twice as long as what gzip looks back
 * at: with one language after the other, the second would be half as long again.
 */
export default [
  layout(
    "pages/shell/shell-layout.tsx",
    (english ?? []).flatMap((page, at) => [page, french?.[at]].filter((each) => each !== undefined)),
  ),
];
