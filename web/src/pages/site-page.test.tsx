import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, screen, within } from "@testing-library/react";
import { buildOperator, buildSiteFacts } from "@vestpocket/domain/operators/operators.factory";
import { PRIVACY_AUTHORITIES, PRIVACY_LAWS } from "@vestpocket/domain/operators/privacy.laws";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { renderContent } from "../entry.server.tsx";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";
import { SitePage } from "./site-page.tsx";

const PAGES = ["/privacy", "/terms", "/contact", "/accessibility"];
const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");
const read = async (path: string, facts = buildSiteFacts()) => {
  const { head, main } = await renderContent(path, facts);
  return { head, page: parse(main), text: parse(main).body.textContent ?? "" };
};

test.each(PAGES.flatMap((path) => [path, `/fr${path}`]))("%s is sent with how to reach the operator", async (path) => {
  const operator = buildOperator({ phone: "+14165550100;ext=204" });
  const { head, page, text } = await read(path, buildSiteFacts({ operator }));
  expect(head).not.toContain("noindex");
  expect(page.querySelector(`a[href="mailto:${operator.email}"]`)?.textContent).toBe(operator.email);
  const phone = `(416) 555-0100, ${path.startsWith("/fr") ? "poste" : "ext."} 204`;
  expect(page.querySelector(`a[href="tel:${operator.phone}"]`)?.textContent).toBe(phone);
  if (path.endsWith("/accessibility")) return;
  expect(text).toContain(operator.name);
  expect(text).toContain(operator.address);
});

test("the privacy officer is named on the privacy and the contact page", async () => {
  for (const path of ["/privacy", "/contact"]) {
    const { page, text } = await read(path);
    expect(text, path).toContain("In charge of personal information: Privacy Officer, privacy@vestpocket.example");
    expect(page.querySelector('a[href="mailto:privacy@vestpocket.example"]'), path).not.toBeNull();
  }
});

test.each(["/privacy", "/terms", "/contact"])("a private server says on %s that it names nobody", async (path) => {
  const facts = buildSiteFacts({ operator: null, processors: [] });
  expect((await read(path, facts)).text).toContain("This is a private server, which is not open to the public.");
  expect((await read(`/fr${path}`, facts)).text).toContain("Ceci est un serveur privé");
});

test("the terms name the province whose law applies, and the review by counsel only until it is done", async () => {
  const operator = buildOperator({ province: "QC" });
  const reviewed = await read("/fr/terms", buildSiteFacts({ operator }));
  expect(reviewed.text).toContain("où nous sommes établis (Québec) s’appliquent");
  expect(reviewed.page.querySelector("[role=note]")).toBeNull();
  const waiting = await read("/terms", buildSiteFacts({ counselReviewed: null }));
  expect(waiting.page.querySelector("[role=note]")?.textContent).toContain("The operator’s counsel must review them");
  expect((await read("/terms", buildSiteFacts({ operator: null }))).text).toContain(
    "province where the operator is established",
  );
});

test("the privacy notice lists the companies of this site with their countries, and the days of its backups", async () => {
  const facts = buildSiteFacts({ backupDays: 1 });
  const { text } = await read("/privacy", facts);
  expect(text).toContain("Prairie Mail (Canada) Delivers our emails");
  expect(text).toContain("Stripe (United States) Takes payments");
  expect(text).not.toContain("Draws the streets");
  expect(text).toContain("Each is deleted after 1 day, and");
  expect((await read("/fr/privacy", facts)).text).toContain("Stripe (États-Unis)");
  expect((await read("/privacy", buildSiteFacts({ processors: [] }))).text).toContain(
    "No other company processes data",
  );
});

test.each(["en", "fr"] as const)("the privacy notice names each law and each authority: %s", async (language) => {
  const { page, text } = await read(language === "fr" ? "/fr/privacy" : "/privacy");
  for (const { act } of PRIVACY_LAWS) expect(text).toContain(act[language]);
  for (const { name, site } of Object.values(PRIVACY_AUTHORITIES))
    expect(page.querySelector(`a[href="${site}"]`)?.textContent).toBe(name[language]);
});

test("the browser hydrates what the server rendered unchanged, and makes no calls", async () => {
  const { main } = await renderContent("/terms", buildSiteFacts());
  window.history.replaceState(null, "", "/terms");
  const container = document.createElement("main");
  container.innerHTML = main;
  document.body.append(container);
  const complaints = vi.spyOn(console, "error");
  const recovered = vi.fn();
  const page = (
    <I18nProvider i18n={i18n}>
      <BrowserRouter>
        <SitePage name="terms" />
      </BrowserRouter>
    </I18nProvider>
  );
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: recovered }));
  expect(await within(container).findByText("Vestpocket Listings Inc.")).toBeVisible();
  expect(recovered).not.toHaveBeenCalled();
  expect(complaints.mock.calls).toEqual([]);
  expect(callsTo("GET /v1/operator")).toEqual([]);
  await act(async () => root.unmount());
  container.remove();
  complaints.mockRestore();
});

test("a page that the server has not rendered asks who runs the site, and can try again", async () => {
  respond("GET /v1/operator", { status: 404, json: { error: "No", msg: "No", code: "http.not_found" } });
  const { user } = await openPage("/contact");
  expect(await screen.findByRole("heading", { level: 1, name: "This page could not be loaded." })).toBeVisible();
  respond("GET /v1/operator", { json: { facts: buildSiteFacts() } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Vestpocket Listings Inc.")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
});
