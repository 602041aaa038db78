import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MailStreams } from "@vestpocket/domain/messages/streams.schema";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { beforeEach, expect, test } from "vitest";
import { activateLanguage } from "../../platform/catalogues.ts";
import { forgetAnswers, Queries } from "../../platform/queries.tsx";
import { callsTo, resetServer, respond } from "../../testing/server.ts";
import { StreamConsents } from "./stream-consents.tsx";

const READ = "GET /v1/mail-streams";
const CHOOSE = "PUT /v1/mail-streams/{stream}";
const MEND = "POST /v1/mail-streams/address";
const WORDS = "Email me new listings.";
const AT = { seconds: 1_780_000_000 };

beforeEach(() => {
  resetServer();
  forgetAnswers();
});

const build = (given: Partial<MailStreams["streams"][number]>, suppression: MailStreams["suppression"] = null) => ({
  json: {
    streams: [{ stream: "alerts", isGiven: false, words: WORDS, version: 1, changedAt: null, ...given }],
    suppression,
  } satisfies MailStreams,
});

async function open() {
  await activateLanguage("en");
  const router = createMemoryRouter([{ path: "*", element: <StreamConsents /> }]);
  render(
    <I18nProvider i18n={i18n}>
      <Queries>
        <RouterProvider router={router} />
      </Queries>
    </I18nProvider>,
  );
  return userEvent.setup();
}

test("commercial email is not ticked until it is asked for, with the sentence that is kept", async () => {
  respond(READ, build({}));
  respond(CHOOSE, build({ isGiven: true, changedAt: AT }));
  const user = await open();
  const box = await screen.findByRole("checkbox", { name: WORDS });
  expect(box).not.toBeChecked();
  await user.click(box);
  await waitFor(() => expect(box).toBeChecked());
  expect(callsTo(CHOOSE).map(({ body }) => body)).toEqual([{ isGiven: true, version: 1 }]);
  expect(box).toHaveAccessibleDescription(/^You asked for it on .*2026\.$/u);
});

test("a refused change leaves the box as it was", async () => {
  respond(READ, build({ isGiven: true, changedAt: AT }));
  respond(CHOOSE, { status: 409, json: { msg: "This sentence has changed.", code: "messages.outdated_words" } });
  const user = await open();
  const box = await screen.findByRole("checkbox", { name: WORDS });
  await user.click(box);
  await waitFor(() => expect(callsTo(CHOOSE)).toHaveLength(1));
  await waitFor(() => expect(box).toBeEnabled());
  expect(box).toBeChecked();
});

test("an address whose email came back is named, and can be used again", async () => {
  const suppression = { email: "luc@example.ca", reason: "unknown_mailbox" as const, since: AT };
  respond(READ, build({}, suppression));
  respond(MEND, { json: { msg: "We will use your address again." } });
  const user = await open();
  expect(await screen.findByText("Email to luc@example.ca came back: there is no such mailbox.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Change my email" })).toHaveAttribute("href", "/account/profile");
  respond(READ, build({}));
  await user.click(screen.getByRole("button", { name: "Use this address again" }));
  await waitFor(() => expect(screen.queryByText(/^Email to luc@example\.ca came back/u)).not.toBeInTheDocument());
  expect(callsTo(MEND)).toHaveLength(1);
});
