import { screen, within } from "@testing-library/react";
import type { SignedAgreement } from "@vestpocket/domain/agreements/agreements.schema";
import { expect, test } from "vitest";
import { buildProfile } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const SIGNED = "GET /v1/agreements/signed";
const CERTIFICATE = "GET /v1/property/{id}/agreement/signatures/{signatureId}/certificate";

const buildSigned = (listing: Partial<SignedAgreement["listing"]>): SignedAgreement => ({
  listing: { id: crypto.randomUUID(), name: "Bakery with two ovens", isShown: true, ...listing },
  signature: {
    ...{ id: crypto.randomUUID(), name: "Amélie Tremblay", capacity: "self", company: null, language: "fr" },
    ...{
      email: "amelie@example.ca",
      version: 1,
      sha256: "f".repeat(64),
      authentication: "password",
      title: null,
      accountName: null,
    },
    ...{ signedAt: { seconds: 1_795_200_000 }, stampedAt: null },
  },
});

async function openSigned(signed: SignedAgreement[]) {
  respond(SIGNED, { json: { signed, page: 1, totalPages: signed.length && 1, totalResults: signed.length } });
  const page = await openPage("/account/agreements", { as: buildProfile() });
  return { ...page, main: within(await screen.findByRole("main")) };
}

test("a person's signatures are listed with their certificates, even if the listing has ended and its page is gone", async () => {
  const ended = buildSigned({ name: "Mill by the river", isShown: false });
  const offered = buildSigned({});
  respond(CERTIFICATE, { status: 404, json: { code: "agreements.signature_not_found", msg: "Not there." } });
  const { user, main } = await openSigned([ended, offered]);
  const [first, second] = await main.findAllByRole("article");
  expect(first).toHaveTextContent("Mill by the river");
  expect(first).toHaveTextContent("No longer offered");
  expect(within(first as HTMLElement).queryByRole("link")).not.toBeInTheDocument();
  const link = within(second as HTMLElement).getByRole("link", { name: "Bakery with two ovens" });
  expect(link).toHaveAttribute("href", `/property/${offered.listing.id}`);
  await user.click(within(first as HTMLElement).getByRole("button", { name: "Download the certificate" }));
  expect(await main.findByText("Not there.")).toBeVisible();
  expect(callsTo(CERTIFICATE)[0]?.address).toContain(`${ended.listing.id}/agreement/signatures/${ended.signature.id}`);
});

test("someone without signatures sees a message, with a link to the listings", async () => {
  const { main } = await openSigned([]);
  expect(await main.findByText("You have not signed an NDA yet.")).toBeVisible();
  expect(main.getByRole("link", { name: "Find listings" })).toHaveAttribute("href", "/search-results");
});
