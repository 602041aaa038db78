import { expectWell, expectWellInBothLanguages } from "./accessible.ts";
import { call, makePoster } from "./accounts.ts";
import { choose, expect, open, signIn, test } from "./fixtures.ts";
import { publish } from "./payments.ts";
import { readToken } from "./posting.ts";
import { PHONE, VIEWPORTS } from "./viewports.ts";

const DAY = 86_400_000;
const toDay = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

test("a reader asks in the deal room and makes an offer, the owner answers and counters, and a revocation leaves the history", async ({
  browser,
  page,
}) => {
  const { account: owner, propertyId } = await publish(page, { title: "Corner store with a flat above" });
  const buyer = await makePoster({ language: "fr" });
  const token = await readToken(page, owner.email);
  const asked = { purpose: "buy", capacity: "self", company: "", message: "" };
  await call("POST", `/v1/access/${propertyId}/request`, asked, { token: await readToken(page, buyer.email) });
  const { requests } = await call<{ requests: { id: string }[] }>("GET", "/v1/access/requests", undefined, { token });
  await call("POST", `/v1/access/requests/${requests[0]?.id}/approve`, { days: 30 }, { token });

  const context = await browser.newContext({ viewport: PHONE });
  const phone = await context.newPage();
  const room = phone.getByRole("main");
  await signIn(phone, buyer);
  await open(phone, `/fr/property/${propertyId}/room`);
  await room.getByRole("button", { name: "Poser une question", exact: true }).click();
  await room.getByRole("textbox", { name: "Votre question", exact: true }).fill("Le four est-il au gaz?");
  await room.getByRole("button", { name: "Envoyer la question", exact: true }).click();
  await expect(room.getByText("En attente du propriétaire")).toBeVisible();
  await expectWell(phone, "a reader's deal room, in French");

  const main = page.getByRole("main");
  await page.setViewportSize(VIEWPORTS.en);
  await signIn(page, owner);
  await open(page, `/property/${propertyId}/room`);
  await main.getByRole("button", { name: "Answer", exact: true }).click();
  await main.getByRole("textbox", { name: "Your answer", exact: true }).fill("Oui, depuis 2019.");
  await main.getByRole("button", { name: "Save the answer", exact: true }).click();
  await expect(main.getByText("Oui, depuis 2019.")).toBeVisible();
  await choose(main, "Change the status", "Reviewing offers");
  await main.getByRole("button", { name: "Save and notify", exact: true }).click();
  await expect(main.getByText(/^Since /u)).toBeVisible();
  await expectWellInBothLanguages(page, "an owner's deal room");

  await phone.reload();
  await expect(room.getByText("Offres à l’étude")).toBeVisible();
  await expect(room.getByText("Oui, depuis 2019.")).toBeVisible();
  await room.getByRole("link", { name: "Faire une offre non contraignante", exact: true }).click();
  await room.getByRole("textbox", { name: "Prix", exact: true }).fill("425000");
  await room.getByLabel("Clôture de la transaction", { exact: true }).fill(toDay(60));
  await room.getByLabel("Expire à la fin du", { exact: true }).fill(toDay(7));
  await room
    .getByRole("checkbox", { name: "Je comprends que cette offre n’engage aucune des parties.", exact: true })
    .check();
  await expectWell(phone, "a non-binding offer to send, in French");
  await room.getByRole("button", { name: "Envoyer l’offre", exact: true }).click();
  await expect(room.getByRole("heading", { name: "Votre offre", exact: true })).toBeVisible();
  await expect(room.getByText("En attente d’une réponse")).toBeVisible();

  await open(page, `/property/${propertyId}/offers`);
  await expect(main.getByRole("table", { name: "Offers", exact: true })).toContainText("CA$425,000");
  await expectWellInBothLanguages(page, "the offers that an owner received");
  await main.getByRole("link", { name: `${buyer.firstName} ${buyer.lastName}`, exact: true }).click();
  await main.getByRole("button", { name: "Faire une contre-offre", exact: true }).click();
  await main.getByRole("textbox", { name: "Prix", exact: true }).fill("450000");
  await main.getByLabel("Expire à la fin du", { exact: true }).fill(toDay(5));
  await main
    .getByRole("checkbox", { name: "Je comprends que cette offre n’engage aucune des parties.", exact: true })
    .check();
  await main.getByRole("button", { name: "Envoyer la contre-offre", exact: true }).click();
  await expect(main.getByText("Vous avez fait une contre-offre")).toBeVisible();

  await phone.reload();
  await room.getByRole("button", { name: "Accepter de négocier", exact: true }).click();
  const dialog = phone.getByRole("dialog");
  await expect(dialog).toContainText("Personne n’est tenu d’acheter, de vendre, de louer");
  await dialog.getByRole("button", { name: "Accepter de négocier", exact: true }).click();
  await expect(room.getByText("Négociation acceptée")).toBeVisible();
  await expectWell(phone, "an offer with its history, in French");

  const box = "/v1/access/requests?box=current";
  const current = await call<{ requests: { grant: { id: string } }[] }>("GET", box, undefined, { token });
  const reason = { reason: "The building is sold." };
  await call("POST", `/v1/access/grants/${current.requests[0]?.grant.id}/revoke`, reason, { token });
  await open(phone, `/fr/property/${propertyId}/room`);
  await expect(room.getByText("Les lecteurs qui ont accès")).toBeVisible();
  await expect(room.getByText("Oui, depuis 2019.")).toHaveCount(0);
  await expect(room.getByText("Offres à l’étude")).toHaveCount(0);
  await room.getByRole("link", { name: "Voir les offres", exact: true }).click();
  await room.getByRole("link", { name: "Lire l’offre et son historique", exact: true }).click();
  await expect(room.getByText("Le propriétaire a fait une contre-offre")).toBeVisible();
  await context.close();
});
