import { screen, waitFor, within } from "@testing-library/react";
import type { Agreement, ShownText, Signature } from "@vestpocket/domain/agreements/agreements.schema";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { buildAgreement, buildProfile, buildProperty, UID } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { jumpTo, openPage } from "../testing/site.tsx";

const ID = "01900000-0000-7000-8000-00000000000a";
const READ = "GET /v1/property/{id}/agreement";
const PROPERTY = "GET /v1/property/getProperty/{id}";
const OPEN = "POST /v1/property/{id}/agreement/open";
const SIGN = "POST /v1/property/{id}/agreement/sign";
const CHOOSE = "POST /v1/property/{id}/agreement";
const CERTIFICATE = `GET /v1/property/{id}/agreement/signatures/{signatureId}/certificate`;
const SIGNATURES = "GET /v1/property/{id}/agreement/signatures";

const FRENCH: ShownText = {
  ...{ version: 1, language: "fr", title: "Entente de confidentialité", sha256: "f".repeat(64) },
  body: "1. Parties\n\nLa présente entente lie le Propriétaire.",
};
const ENGLISH: ShownText = {
  ...{ version: 1, language: "en", title: "Confidentiality agreement", sha256: "e".repeat(64) },
  body: "1. Parties\n\nThis agreement binds the Owner.",
};
const SIGNATURE: Signature = {
  ...{ id: crypto.randomUUID(), name: "Amélie Tremblay", capacity: "company", company: "Textiles Roy inc." },
  ...{ email: "amelie@example.ca", language: "fr", version: 1, sha256: FRENCH.sha256 },
  ...{
    authentication: "password",
    title: null,
    accountName: null,
    signedAt: { seconds: 1_795_200_000 },
    stampedAt: null,
  },
};

function answer(agreement: Partial<Agreement> = {}, listingOwner: string = crypto.randomUUID()) {
  respond(PROPERTY, { json: { property: buildProperty({ id: ID, listingOwner }) } });
  const standard: Partial<Agreement> = { kind: "standard", version: 1, languages: ["fr", "en"] };
  respond(READ, { json: buildAgreement({ ...standard, ...agreement }) });
}

async function openAgreement(address = `/property/${ID}/agreement`) {
  const page = await openPage(address, { as: buildProfile() });
  return { ...page, main: within(await screen.findByRole("main")) };
}

describe("for a reader", () => {
  beforeEach(() => {
    respond(OPEN, ({ body }) => ({ json: (body as { language?: string }).language === "en" ? ENGLISH : FRENCH }));
  });

  test("the text is readable in full, in the language offered first, and in another only on request", async () => {
    answer();
    const { user, main } = await openAgreement();
    expect(await main.findByRole("heading", { name: FRENCH.title })).toBeVisible();
    expect(main.getByRole("article")).toHaveAttribute("lang", "fr");
    expect(callsTo(OPEN).map(({ body }) => body)).toEqual([{}]);
    await user.click(main.getByRole("button", { name: "I received the French version and choose to sign in English" }));
    expect(await main.findByText("This agreement binds the Owner.")).toBeVisible();
    expect(callsTo(OPEN).map(({ body }) => body)).toEqual([{}, { language: "en" }]);
  });

  test("a reader who may be in Quebec is asked before they see a text, and the answer decides which comes first", async () => {
    answer({ asksForPlace: true });
    const { user, main } = await openAgreement();
    const question = "Are you in Quebec, or does the company you sign for have an establishment there?";
    expect(await main.findByRole("heading", { name: question })).toBeVisible();
    expect(main.queryByRole("article")).toBeNull();
    expect(callsTo(OPEN)).toEqual([]);
    answer({ languages: ["en", "fr"] });
    respond(OPEN, { json: ENGLISH });
    await user.click(main.getByRole("button", { name: "No, neither" }));
    expect(await main.findByText("This agreement binds the Owner.")).toBeVisible();
    expect(main.getByRole("button", { name: "Read and sign in French" })).toBeVisible();
    expect(callsTo(OPEN).map(({ body }) => body)).toEqual([{ inQuebec: false }, {}]);
  });

  describe("if the owner asks for two factors", () => {
    const ASKED = "The owner asks for a passkey, or for your password and a code from an authenticator app.";
    const HELD = { id: crypto.randomUUID(), name: "My laptop", createdAt: { seconds: 1_795_200_000 }, usedAt: null };

    test("a reader with neither is led to set one up, and sees no form", async () => {
      answer({ needsTwoFactors: true });
      const { main } = await openAgreement();
      expect(await main.findByText(ASKED)).toBeVisible();
      expect(main.getByRole("link", { name: "Set up an authenticator app or a passkey first" })).toHaveAttribute(
        "href",
        "/account/profile#second-factor",
      );
      expect(main.queryByRole("button", { name: "Sign the NDA" })).toBeNull();
    });

    test("a reader with a passkey signs with it and is not asked for a password", async () => {
      answer({ needsTwoFactors: true });
      respond("GET /v1/auth/passkeys", { json: { passkeys: [HELD] } });
      const { main } = await openAgreement();
      expect(await main.findByRole("button", { name: "Sign the NDA" })).toBeVisible();
      expect(main.getByText(ASKED)).toBeVisible();
      expect(main.getByText("Your device will ask for your passkey when you continue.")).toBeVisible();
      expect(main.queryByLabelText("Password")).toBeNull();
      expect(main.queryByRole("button", { name: "Use your password" })).toBeNull();
    });

    test("a reader with an authenticator app enters the password and its code", async () => {
      answer({ needsTwoFactors: true });
      await openPage(`/property/${ID}/agreement`, { as: buildProfile({ hasSecondFactor: true }) });
      const main = within(await screen.findByRole("main"));
      expect(await main.findByText(ASKED)).toBeVisible();
      expect(main.getByLabelText("Password")).toBeVisible();
      expect(main.getByLabelText("Code from your authenticator app")).toBeVisible();
    });
  });

  test("without a French text, a reader in Quebec sees why they cannot sign", async () => {
    answer({ languages: ["en"], lacksFrench: true });
    respond(OPEN, { json: ENGLISH });
    const { main } = await openAgreement();
    expect(await main.findByText(/^This NDA has no French text/u)).toBeVisible();
    expect(main.queryByRole("button", { name: "Sign the NDA" })).toBeNull();
  });

  test("an administrator whom the owner has not approved can read the text, and sees why they cannot sign it", async () => {
    answer({ needsApproval: true });
    const { main } = await openAgreement();
    expect(await main.findByRole("heading", { name: FRENCH.title })).toBeVisible();
    expect(main.getByText(/once the owner has approved your access request/u)).toBeVisible();
    expect(main.queryByRole("textbox")).toBeNull();
    expect(main.getByRole("button", { name: "Read in English" })).toBeVisible();
  });

  test("signing sends the text that was read, in whose name, and the identity proof", async () => {
    answer();
    respond(SIGN, { json: SIGNATURE });
    const { user, main, fill } = await openAgreement();
    expect(await main.findByText(/^You and the owner of the listing both get a certificate/u)).toBeVisible();
    await fill(await main.findByLabelText("Full name"), "Amélie Tremblay");
    await user.click(main.getByRole("radio", { name: "A company" }));
    await fill(main.getByLabelText("Legal name of the company"), "Textiles Roy inc.");
    await fill(main.getByLabelText("Your title at the company"), "Directrice");
    await fill(main.getByLabelText("Password"), "lining-button-8");
    await user.click(main.getByRole("checkbox", { name: "I have read the agreement and agree to it." }));
    answer({ signature: SIGNATURE });
    await user.click(main.getByRole("button", { name: "Sign the NDA" }));
    expect(await screen.findByText("You signed the NDA. We emailed you the certificate.")).toBeVisible();
    const listing = await main.findByRole("heading", { level: 1, name: buildProperty().name });
    expect(listing).toBeVisible();
    expect(await main.findByRole("link", { name: "Your signed NDA" })).toBeVisible();
    expect(callsTo(PROPERTY)).toHaveLength(2);
    const text = { version: 1, language: "fr", sha256: FRENCH.sha256 };
    const signer = {
      name: "Amélie Tremblay",
      capacity: "company",
      company: "Textiles Roy inc.",
      title: "Directrice",
      agreed: true,
    };
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(callsTo(SIGN).map(({ body }) => body)).toEqual([
      { ...text, ...signer, timeZone, password: "lining-button-8" },
    ]);
  });

  test("a signer can read it in the other language too, and is not asked to sign again", async () => {
    answer({ signature: SIGNATURE });
    const { user, main } = await openAgreement();
    expect(await main.findByText("Amélie Tremblay, for Textiles Roy inc.")).toBeVisible();
    expect(await main.findByRole("button", { name: "Read in English" })).toBeVisible();
    expect(main.queryByRole("button", { name: "Sign the NDA" })).toBeNull();
    respond(CERTIFICATE, { status: 404, json: { code: "agreements.signature_not_found", msg: "It is gone." } });
    await user.click(main.getByRole("button", { name: "Download the certificate" }));
    expect(await main.findByText("It is gone.")).toBeVisible();
    expect(callsTo(CERTIFICATE)).toHaveLength(1);
  });

  test("missing input is reported under its field, and nothing is sent", async () => {
    answer();
    const { user, main, fill } = await openAgreement();
    await fill(await main.findByLabelText("Full name"), "Amélie");
    await user.click(main.getByRole("button", { name: "Sign the NDA" }));
    expect(await main.findByText("Please enter your first and last name.")).toBeVisible();
    expect(main.getByText("Please confirm that you agree.")).toBeVisible();
    expect(callsTo(SIGN)).toEqual([]);
  });

  test("an agreement that has changed is shown again beside the reason, is to be read and ticked, and nothing else is lost", async () => {
    answer();
    const { user, main, fill } = await openAgreement();
    await fill(await main.findByLabelText("Full name"), "Amélie Roy");
    await user.click(main.getByRole("radio", { name: "A company" }));
    await fill(main.getByLabelText("Legal name of the company"), "Textiles Roy inc.");
    await fill(main.getByLabelText("Your title at the company"), "Directrice");
    await fill(main.getByLabelText("Password"), "lining-button-8");
    const agreed = main.getByRole("checkbox", { name: "I have read the agreement and agree to it." });
    await user.click(agreed);
    respond(SIGN, { status: 409, json: { code: "agreements.changed", msg: "The agreement has changed." } });
    answer({ version: 2 });
    const newer = {
      ...FRENCH,
      version: 2,
      body: "2. Durée\n\nLa présente entente dure un an.",
      sha256: "d".repeat(64),
    };
    respond(OPEN, { json: newer });
    await user.click(main.getByRole("button", { name: "Sign the NDA" }));
    expect(await main.findByText("La présente entente dure un an.")).toBeVisible();
    expect(main.getByText("The agreement has changed.")).toBeVisible();
    expect(main.getByLabelText("Full name")).toHaveValue("Amélie Roy");
    expect(main.getByLabelText("Legal name of the company")).toHaveValue("Textiles Roy inc.");
    expect(agreed).not.toBeChecked();
    respond(SIGN, { json: SIGNATURE });
    await user.click(main.getByRole("button", { name: "Sign the NDA" }));
    expect(callsTo(SIGN)).toHaveLength(1);
    await user.click(agreed);
    await user.click(main.getByRole("button", { name: "Sign the NDA" }));
    expect(await screen.findByText("You signed the NDA. We emailed you the certificate.")).toBeVisible();
    expect(callsTo(SIGN).at(-1)?.body).toMatchObject({
      version: 2,
      sha256: newer.sha256,
      name: "Amélie Roy",
      agreed: true,
    });
  });

  test("a language that the owner takes away meanwhile gives way to the one that is left", async () => {
    answer();
    respond(SIGN, { status: 409, json: { code: "agreements.changed", msg: "The agreement has changed." } });
    const { user, main, fill } = await openAgreement();
    await user.click(
      await main.findByRole("button", { name: "I received the French version and choose to sign in English" }),
    );
    await main.findByText("This agreement binds the Owner.");
    await fill(main.getByLabelText("Password"), "lining-button-8");
    await user.click(main.getByRole("checkbox", { name: "I have read the agreement and agree to it." }));
    answer({ version: 2, languages: ["fr"] });
    respond(OPEN, { json: { ...FRENCH, version: 2 } });
    await user.click(main.getByRole("button", { name: "Sign the NDA" }));
    expect(await main.findByText("La présente entente lie le Propriétaire.")).toBeVisible();
    expect(main.getByText("The agreement has changed.")).toBeVisible();
  });

  test("a listing that requires no agreement says so", async () => {
    answer({ kind: "none", version: 0, languages: [] });
    const { main } = await openAgreement();
    expect(await main.findByText("This listing does not require an NDA.")).toBeVisible();
  });
});

describe("for the owner", () => {
  test("the standard text can be read in both languages before it is chosen", async () => {
    answer({ kind: "none", version: 0, languages: [] }, UID);
    respond(SIGNATURES, { json: { signatures: [], page: 1, totalPages: 0, totalResults: 0 } });
    const { user, main } = await openAgreement();
    await user.click(await main.findByRole("radio", { name: "Standard text" }));
    await user.click(main.getByRole("button", { name: "Read the standard text" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Standard text, version \d+$/u }));
    expect(dialog.getByRole("article")).toHaveAttribute("lang", "en");
    expect(dialog.getByRole("heading", { name: "20. Language" })).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Read in French" }));
    expect(dialog.getByRole("article")).toHaveAttribute("lang", "fr");
    expect(dialog.getByRole("heading", { name: "20. Langue" })).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Close" }));
    expect(callsTo(CHOOSE)).toEqual([]);
    expect(callsTo(OPEN)).toEqual([]);
  });

  test("two factors are asked for with the text, and an unchanged choice keeps them", async () => {
    answer({ parties: { principal: "", namesPrincipal: false } }, UID);
    respond(OPEN, ({ body }) => ({ json: (body as { language?: string }).language === "en" ? ENGLISH : FRENCH }));
    respond(SIGNATURES, { json: { signatures: [], page: 1, totalPages: 0, totalResults: 0 } });
    respond(CHOOSE, { json: { msg: "Saved." } });
    const { user, main } = await openAgreement();
    const ask = await main.findByRole("checkbox", { name: /^Ask signers for a passkey, .* stay as they are\.$/u });
    expect(ask).not.toBeChecked();
    await user.click(ask);
    await user.click(main.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(callsTo(CHOOSE)[0]?.body).toMatchObject({ kind: "standard", needsTwoFactors: true }));
    await user.click(main.getByRole("radio", { name: "None" }));
    expect(main.queryByRole("checkbox", { name: /^Ask signers for a passkey, .*$/u })).toBeNull();
  });

  test("a text being written for one listing does not appear on another's page", async () => {
    const other = "01900000-0000-7000-8000-00000000000b";
    answer({ kind: "none", version: 0, languages: [] }, UID);
    respond(SIGNATURES, { json: { signatures: [], page: 1, totalPages: 0, totalResults: 0 } });
    respond(PROPERTY, ({ address }) => {
      const id = address.split("/").at(-1) ?? "";
      return { json: { property: buildProperty({ id, name: id === ID ? "Bakery" : "Mill", listingOwner: UID }) } };
    });
    const { user, main, fill } = await openAgreement();
    await main.findByRole("radio", { name: "My own text" });
    jumpTo(`/property/${other}/agreement`);
    await main.findByRole("heading", { level: 1, name: "Mill" });
    await user.click(await main.findByRole("radio", { name: "My own text" }));
    await fill(main.getByLabelText("Title in French"), "Notre entente");
    jumpTo(`/property/${ID}/agreement`);
    await main.findByRole("heading", { level: 1, name: "Bakery" });
    expect(await main.findByRole("radio", { name: "None" })).toBeChecked();
  });

  test("signers are listed, and a custom text needs both languages or a confirmation", async () => {
    answer({ kind: "none", version: 0, languages: [] }, UID);
    respond(SIGNATURES, { json: { signatures: [SIGNATURE], page: 1, totalPages: 1, totalResults: 1 } });
    respond(CHOOSE, { json: { msg: "Saved." } });
    const { user, main, fill } = await openAgreement();
    expect(await main.findByText("Amélie Tremblay, for Textiles Roy inc.")).toBeVisible();
    await user.click(main.getByRole("radio", { name: "My own text" }));
    await fill(main.getByLabelText("Title in French"), "Notre entente");
    await fill(main.getByLabelText("Text in French"), "Gardez-le pour vous.");
    await user.click(main.getByRole("button", { name: "Save" }));
    expect(await main.findByText(/^Please enter the text in both languages/u)).toBeVisible();
    expect(callsTo(CHOOSE)).toEqual([]);
    await user.click(
      main.getByRole("checkbox", {
        name: "I offer the agreement in one language only.",
      }),
    );
    await user.click(main.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(callsTo(CHOOSE)).toHaveLength(1));
    const own = { kind: "own", titleEn: "", bodyEn: "", titleFr: "Notre entente", bodyFr: "Gardez-le pour vous." };
    const parties = { principal: "", namesPrincipal: false, needsTwoFactors: false };
    expect(callsTo(CHOOSE)[0]?.body).toEqual({ ...own, ...parties, isOneLanguage: true });
  });
});

describe("on the listing's page", () => {
  test.each([
    ["a member", "member"],
    ["an administrator", "administrator"],
  ] as const)("%s is asked to sign, unless they first need the owner's approval", async (_who, role) => {
    const sign = { name: "Read and sign the NDA" };
    answer();
    await openPage(`/property/${ID}`, { as: buildProfile({ role }) });
    expect(await screen.findByRole("link", sign)).toBeVisible();
    answer({ needsApproval: true });
    // Back in the window after a minute, the page reads again.
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
    window.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(screen.queryByRole("link", sign)).toBeNull());
    expect(callsTo(READ)).toHaveLength(2);
  });

  test("an administrator still finds what they signed before", async () => {
    answer({ signature: SIGNATURE });
    await openPage(`/property/${ID}`, { as: buildProfile({ role: "administrator" }) });
    expect(await screen.findByRole("link", { name: "Your signed NDA" })).toBeVisible();
  });

  test.each([
    ["none", "Access and NDA 1 to decide", 1],
    ["standard", "Access and NDA", 0],
  ] as const)(
    "its owner is told when values wait for a signature and the agreement is %s",
    async (kind, name, notices) => {
      const choices = {
        levels: { capRate: "nda" as const },
        banded: [],
        teaser: "off" as const,
        visitorCard: "full" as const,
        pictures: {},
      };
      const revealed = ["capRate"];
      respond(PROPERTY, { json: { property: buildProperty({ id: ID, listingOwner: UID, choices, revealed }) } });
      respond(SIGNATURES, { json: { signatures: [], page: 1, totalPages: 0, totalResults: 0 } });
      respond(READ, { json: { kind, version: 1, languages: [], signature: null, needsApproval: false } });
      const { user } = await openPage(`/property/${ID}`, { as: buildProfile() });
      expect(await screen.findByText("Your listing, including its confidential details.")).toBeVisible();
      await user.click(await screen.findByRole("tab", { name }));
      expect(await screen.findByRole("radio", { name: "My own text" })).toBeVisible();
      expect(screen.queryAllByText(/this listing has no NDA to sign/u)).toHaveLength(notices);
    },
  );
});
