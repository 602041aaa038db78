import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isLivePage, isMailedLink } from "./live-pages.ts";
import { localPath, paths, splitPath } from "./paths.ts";
import { isPathOfThisSite } from "./return-path.ts";
import { LANGUAGES } from "./text.ts";

describe("paths", () => {
  test("every page has a path in English, and under /fr in French", () => {
    const pages: Record<keyof typeof paths, [string, string, string]> = {
      home: [paths.home(), "/", "/fr"],
      signUp: [paths.signUp(), "/sign-up", "/fr/sign-up"],
      login: [paths.login(), "/login", "/fr/login"],
      forgotPassword: [paths.forgotPassword(), "/forgot-password", "/fr/forgot-password"],
      resetPassword: [paths.resetPassword(), "/reset-password", "/fr/reset-password"],
      emailVerified: [paths.emailVerified(), "/email-verified", "/fr/email-verified"],
      undoChange: [paths.undoChange(), "/undo-change", "/fr/undo-change"],
      unsubscribe: [paths.unsubscribe("a.b-c"), "/u/a.b-c", "/fr/u/a.b-c"],
      clientReport: [paths.clientReport("a_b-c"), "/r/a_b-c", "/fr/r/a_b-c"],
      account: [paths.account(), "/account", "/fr/account"],
      profile: [paths.profile(), "/account/profile", "/fr/account/profile"],
      myListings: [paths.myListings(), "/account/my-listings", "/fr/account/my-listings"],
      createListing: [paths.createListing(), "/create-listing", "/fr/create-listing"],
      editListing: [paths.editListing("a b"), "/create-listing?edit=a%20b", "/fr/create-listing?edit=a%20b"],
      continueDraft: [paths.continueDraft("a b"), "/create-listing?draft=a%20b", "/fr/create-listing?draft=a%20b"],
      choosePlan: [paths.choosePlan(), "/create-listing/choose-plan", "/fr/create-listing/choose-plan"],
      payment: [paths.payment("a b"), "/create-listing/payment?order=a%20b", "/fr/create-listing/payment?order=a%20b"],
      successPayment: [paths.successPayment("a"), "/success-payment?order=a", "/fr/success-payment?order=a"],
      failurePayment: [paths.failurePayment("a"), "/failure-payment?order=a", "/fr/failure-payment?order=a"],
      agentPro: [paths.agentPro(), "/account/agent-pro", "/fr/account/agent-pro"],
      agentProForm: [paths.agentProForm(), "/account/agent-pro-form", "/fr/account/agent-pro-form"],
      billing: [paths.billing(), "/account/billing", "/fr/account/billing"],
      receipt: [paths.receipt("a b"), "/account/billing/a%20b", "/fr/account/billing/a%20b"],
      access: [paths.access(), "/account/access", "/fr/account/access"],
      signed: [paths.signed(), "/account/agreements", "/fr/account/agreements"],
      ownAccess: [paths.ownAccess("a b"), "/property/a%20b#access", "/fr/property/a%20b#access"],
      accessBox: [
        paths.accessBox("past", "a b"),
        "/account/access?box=past&listing=a%20b",
        "/fr/account/access?box=past&listing=a%20b",
      ],
      ownListing: [
        paths.ownListing("a b", "room", "questions=2"),
        "/property/a%20b?tab=room&questions=2",
        "/fr/property/a%20b?tab=room&questions=2",
      ],
      accessSigners: [
        paths.accessSigners("a b"),
        "/account/access?box=signers&listing=a%20b",
        "/fr/account/access?box=signers&listing=a%20b",
      ],
      accessReaders: [
        paths.accessReaders("a b"),
        "/account/access?box=readers&listing=a%20b",
        "/fr/account/access?box=readers&listing=a%20b",
      ],
      favourites: [paths.favourites(), "/account/favourites", "/fr/account/favourites"],
      notifications: [paths.notifications(), "/account/notifications", "/fr/account/notifications"],
      mandates: [paths.mandates(), "/account/mandates", "/fr/account/mandates"],
      savedSearches: [paths.savedSearches(), "/account/searches", "/fr/account/searches"],
      inquiries: [paths.inquiries(), "/account/inquiries", "/fr/account/inquiries"],
      inquiry: [paths.inquiry("a b"), "/account/inquiries/a%20b", "/fr/account/inquiries/a%20b"],
      agents: [paths.agents("city=Laval"), "/agents?city=Laval", "/fr/agents?city=Laval"],
      agent: [paths.agent("a b"), "/agent/a%20b", "/fr/agent/a%20b"],
      ticket: [paths.ticket(), "/ticket", "/fr/ticket"],
      confirm: [paths.confirm("a.1.b"), "/c/a.1.b", "/fr/c/a.1.b"],
      ticketThread: [paths.ticketThread("a.1.b"), "/ticket/a.1.b", "/fr/ticket/a.1.b"],
      admin: [paths.admin("tickets"), "/admin/tickets", "/fr/admin/tickets"],
      searchResults: [
        paths.searchResults("city=Toronto"),
        "/search-results?city=Toronto",
        "/fr/search-results?city=Toronto",
      ],
      browse: [paths.browse("ontario/toronto"), "/browse/ontario/toronto", "/fr/browse/ontario/toronto"],
      property: [paths.property("a b"), "/property/a%20b", "/fr/property/a%20b"],
      teaser: [paths.teaser("a b"), "/listing/a%20b", "/fr/listing/a%20b"],
      agreement: [paths.agreement("a b"), "/property/a%20b/agreement", "/fr/property/a%20b/agreement"],
      roomDocument: [paths.roomDocument("a b", "c"), "/property/a%20b/room/c", "/fr/property/a%20b/room/c"],
      room: [paths.room("a b"), "/property/a%20b/room", "/fr/property/a%20b/room"],
      compare: [
        paths.compare(["a", "b"], true),
        "/compare?ids=a,b&differences=only",
        "/fr/compare?ids=a,b&differences=only",
      ],
      verify: [paths.verify("ab12"), "/verify#ab12", "/fr/verify#ab12"],
      transparency: [paths.transparency(), "/transparency", "/fr/transparency"],
      resource: [paths.resource("how-it-works"), "/resources/how-it-works", "/fr/resources/how-it-works"],
      offers: [paths.offers("a b", "x"), "/property/a%20b/offers?offer=x", "/fr/property/a%20b/offers?offer=x"],
      privacy: [paths.privacy(), "/privacy", "/fr/privacy"],
      terms: [paths.terms(), "/terms", "/fr/terms"],
      contact: [paths.contact(), "/contact", "/fr/contact"],
      accessibility: [paths.accessibility(), "/accessibility", "/fr/accessibility"],
    };
    for (const [path, english, french] of Object.values(pages)) {
      expect(localPath("en", path)).toBe(english);
      expect(localPath("fr", path)).toBe(french);
      expect(splitPath(french)).toEqual({ language: "fr", path });
      expect(splitPath(english)).toEqual({ language: "en", path });
    }
  });

  test("the same page in another language is a page of this site, whatever the address was", () => {
    const addresses = fc.array(fc.constantFrom("/", "\\", "fr", "evil.example", "login", ".", "?"), { maxLength: 8 });
    fc.assert(
      fc.property(addresses, (parts) => {
        const address = `/${parts.join("")}`;
        const { path } = splitPath(address);
        expect(path).toMatch(/^\/(?![/\\])/u);
        // A browser would take what follows two slashes, in either direction, for a host.
        for (const language of LANGUAGES) expect(localPath(language, path)).toMatch(/^\/(?![/\\])/u);
        // A log-in leads to the page in `next`, which links to it in the other language.
        if (isPathOfThisSite(address)) expect(isPathOfThisSite(localPath("en", path))).toBe(true);
      }),
    );
    expect(splitPath("/fr//evil.example/x")).toEqual({ language: "fr", path: "/evil.example/x" });
  });

  test.each([
    ["//account", false],
    ["/fr//account", false],
    ["/search-results", true],
    ["/fr/search-results", true],
    ["/compare", true],
    ["/property/0190", true],
    ["/fr/property/0190/", true],
    ["/account", true],
    ["/fr/account/profile", true],
    ["/fr/property/0190/agreement", true],
    ["/property/0190/room", true],
    ["/fr/property/0190/room/0191", true],
    ["/account/my-listings", true],
    ["/create-listing", true],
    ["/property/0190/offers", true],
    ["/fr/create-listing/choose-plan", true],
    ["/agents", true],
    ["/fr/agent/0190", true],
    ["/account/inquiries/0190", true],
    ["/admin", true],
    ["/fr/admin/tickets/0190", true],
    ["/administrator", false],
    ["/ticket", false],
    ["/ticket/a.1.b", true],
    ["/create-listing/unknown", false],
    ["/account/unknown", false],
    ["/sign-up", false],
    ["/property", false],
    ["/property/0190/more", false],
    ["/", false],
    ["/french", false],
    ["/resources/how-it-works", false],
  ])("%s depends on the database: %s", (path, isLive) => {
    expect(isLivePage(path)).toBe(isLive);
  });

  test("a link that unsubscribes stays on this site, in both languages", () => {
    for (const language of LANGUAGES) {
      const path = localPath(language, paths.unsubscribe("a.alerts..20000.seal"));
      expect([isMailedLink(path), isMailedLink(`${path}/`), isLivePage(path)]).toEqual([true, true, true]);
    }
    for (const path of ["/u", "/utah", "/account"]) expect(isMailedLink(path)).toBe(false);
  });
});
