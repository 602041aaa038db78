import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildConfirmation, buildProfile, buildProperty, UID } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const ID = "01900000-0000-7000-8000-00000000000a";
const READ = "GET /v1/confirmations/{token}";
const PRESS = "POST /v1/confirmations/{token}";
const SNOOZE = "POST /v1/confirmations/{token}/snooze";
const OWN = "GET /v1/property/{id}/confirmation";
const ASKED = buildConfirmation({ state: "asked", pausesOn: "2026-12-04" });

async function openLink(address = "/c/a.1.seal") {
  const { user, fill } = await openPage(address);
  return { user, fill, main: within(await screen.findByRole("main")) };
}

test("opening the link changes nothing; one press confirms the listing, without a log-in", async () => {
  respond(READ, { json: { confirmation: ASKED } });
  respond(PRESS, { json: { confirmation: buildConfirmation() } });
  const { user, main } = await openLink();
  expect(await main.findByRole("heading", { name: "Bakery with two ovens", level: 2 })).toBeVisible();
  expect(
    main.getByText("Is it still available? Unless you confirm it, we pause it on December 4, 2026."),
  ).toBeVisible();
  expect(callsTo(PRESS)).toHaveLength(0);
  await user.click(main.getByRole("button", { name: "Yes, it is still available" }));
  await waitFor(() =>
    expect(main.getByRole("status")).toHaveTextContent("Thank you. Readers see that you confirmed it today."),
  );
  expect(main.queryByRole("button")).toBeNull();
});

test("whoever is away chooses a day, and is told why one cannot be chosen", async () => {
  respond(READ, { json: { confirmation: ASKED } });
  respond(SNOOZE, { status: 400, json: { code: "bad", msg: "", fields: { until: "Choose a day." } } });
  const { user, fill, main } = await openLink("/c/b.1.seal");
  const day = await main.findByLabelText("Ask me again on");
  expect(day).toHaveValue("2026-12-20");
  await fill(day, "2026-12-01");
  await user.click(main.getByRole("button", { name: "Ask later" }));
  await waitFor(() => expect(day).toHaveAccessibleDescription("Choose a day."));
  respond(SNOOZE, { json: { confirmation: buildConfirmation({ snoozedUntil: "2026-12-01" }) } });
  await user.click(main.getByRole("button", { name: "Ask later" }));
  expect(await main.findByText("We ask you again on December 1, 2026.")).toBeVisible();
});

test("a listing that we paused comes back with one press; one that is not live has no button; an unknown link says so", async () => {
  respond(READ, { json: { confirmation: buildConfirmation({ state: "lapsed", snooze: null }) } });
  const lapsed = await openLink("/c/c.1.seal");
  expect(await lapsed.main.findByRole("button", { name: "Bring it back" })).toBeVisible();
  expect(lapsed.main.queryByLabelText("Ask me again on")).toBeNull();
  respond(READ, { json: { confirmation: buildConfirmation({ state: "off", snooze: null }) } });
  const off = await openLink("/fr/c/d.1.seal");
  expect(await off.main.findByText(/^Cette annonce n’est pas en ligne/u)).toBeVisible();
  expect(off.main.queryByRole("button")).toBeNull();
  respond(READ, { status: 404, json: { code: "confirmations.link_unknown", msg: "This link no longer works." } });
  const unknown = await openLink("/c/e");
  expect(await unknown.main.findByText("This link no longer works.")).toBeVisible();
});

test("an owner confirms on the listing's own page, or puts the question off", async () => {
  respond("GET /v1/property/getProperty/{id}", {
    json: { property: buildProperty({ id: ID, name: "Bakery with two ovens", listingOwner: UID }) },
  });
  respond(OWN, { json: { confirmation: ASKED, token: "own.1.seal" } });
  respond(PRESS, { json: { confirmation: buildConfirmation() } });
  const { user } = await openPage(`/property/${ID}`, { as: buildProfile() });
  const banner = within(await screen.findByRole("region", { name: "Still available?" }));
  await user.click(banner.getByRole("button", { name: "I am away" }));
  expect(banner.getByLabelText("Ask me again on")).toBeVisible();
  await user.click(banner.getByRole("button", { name: "Still available" }));
  expect(
    await banner.findByText(/^Confirmed on November 20, 2026\. Readers see how long ago that was\.$/u),
  ).toBeVisible();
  expect(callsTo(PRESS)).toHaveLength(1);
  expect(banner.queryByRole("button", { name: "I am away" })).toBeNull();
});
