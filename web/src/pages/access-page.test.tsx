import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { AccessRequest, OwnAccess } from "@vestpocket/domain/access/access.schema";
import type { Reveal } from "@vestpocket/domain/access/reveals.schema";
import type { AgreementSigner } from "@vestpocket/domain/access/signers.schema";
import { expect, onTestFinished, test, vi } from "vitest";
import { ASKER, buildOwnAccess, buildProfile, buildProperty, UID } from "../testing/answers.ts";
import { callsTo, hold, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const LIST = "GET /v1/access/requests";
const OWN = "GET /v1/access/{listingId}";
const ASK = "POST /v1/access/{listingId}/request";
const APPROVE = "POST /v1/access/requests/{id}/approve";
const REVOKE = "POST /v1/access/grants/{id}/revoke";
const SIGNERS = "GET /v1/access/signers";
const END = "POST /v1/access/signers/{id}/end";
const RESTORE = "POST /v1/access/signers/{id}/restore";
const ID = "01900000-0000-7000-8000-000000000011";
const LISTING = "01900000-0000-7000-8000-000000000012";
const GRANT = "01900000-0000-7000-8000-000000000013";
const INSPECT = "POST /v1/admin/listings/{listingId}/inspect";
const SECONDS = 1_795_000_000;
const AT = { at: { seconds: SECONDS }, reason: "" };

const buildRequest = (overrides: Partial<AccessRequest> = {}): AccessRequest => ({
  ...{ id: ID, listing: { id: LISTING, name: "Bakery with two ovens" }, asker: ASKER, state: "open" },
  awaitsSignature: false,
  ...{ purpose: "buy", capacity: "company", company: "Gagnon inc.", message: "We run two bakeries." },
  ...{ question: "", answer: "", note: "", askedAt: { seconds: SECONDS }, grant: null },
  ...overrides,
});

const answerList = (requests: AccessRequest[]) => ({
  json: { requests, page: 1, totalPages: requests.length, totalResults: requests.length },
});

async function openInbox(requests: AccessRequest[], query = "") {
  respond(LIST, answerList(requests));
  const opened = await openPage(`/account/access${query}`, { as: buildProfile() });
  return { ...opened, main: within(await screen.findByRole("main")) };
}

/** Opens a listing that withholds something from the reader, who has this access status. */
async function openListing(overrides: Partial<OwnAccess> = {}) {
  const property = buildProperty({ withheld: [{ key: "capRate", needs: "granted" }] });
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  respond(OWN, { json: { access: buildOwnAccess(overrides) } });
  const opened = await openPage(`/property/${property.id}`, { as: buildProfile() });
  const heading = await screen.findByRole("heading", { level: 2, name: "Your access" });
  return { ...opened, panel: within(heading.closest("section") as HTMLElement) };
}

test("an owner sees who asks and why, and grants them access for a number of days", async () => {
  const { user, fill, main } = await openInbox([buildRequest()]);
  expect(await main.findByRole("heading", { name: "Luc Gagnon" })).toBeVisible();
  expect(main.getByText("Waiting for your decision")).toBeVisible();
  for (const words of ["luc@example.ca", "To buy", "For my company", "Gagnon inc.", "We run two bakeries."]) {
    expect(main.getByText(words)).toBeVisible();
  }
  respond(APPROVE, { json: { msg: "The request was approved." } });
  await user.click(main.getByRole("button", { name: "Approve" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Approve this request?" }));
  const days = dialog.getByLabelText("Number of days");
  await fill(days, "400");
  await user.click(dialog.getByRole("button", { name: "Approve" }));
  expect(await dialog.findByText("Please enter a whole number of days, 1 to 365.")).toBeVisible();
  await fill(days, "10");
  await user.click(dialog.getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("The request was approved.")).toBeVisible();
  expect(callsTo(APPROVE)[0]?.body).toEqual({ days: 10 });
});

test("someone whom an owner asked a question sees that it is their turn, and where to answer", async () => {
  const asked = { state: "questioned", asker: null, question: "Which bakeries?" } as const;
  respond("GET /v1/access/requests/mine", answerList([buildRequest(asked)]));
  const { main } = await openInbox([], "?box=mine");
  expect(await main.findByText("Waiting for your answer")).toBeVisible();
  const link = main.getByRole("link", { name: "Answer the question" });
  expect(link).toHaveAttribute("href", `/property/${LISTING}#access`);
});

test("an owner who revokes access gives a reason", async () => {
  const grant = { id: GRANT, state: "live" as const, untilAt: { seconds: SECONDS }, reason: "" };
  const { user, main } = await openInbox([buildRequest({ state: "approved", grant })], "?box=current");
  respond(REVOKE, { json: { msg: "Access revoked." } });
  await user.click(await main.findByRole("button", { name: "Revoke" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Revoke access?" }));
  await user.click(dialog.getByRole("button", { name: "Revoke" }));
  expect(await dialog.findByText("Please write a reason. The person will read it.")).toBeVisible();
  await user.type(dialog.getByLabelText("Reason"), "It is sold.");
  await user.click(dialog.getByRole("button", { name: "Revoke" }));
  await waitFor(() => expect(callsTo(REVOKE)[0]?.body).toEqual({ reason: "It is sold." }));
});

test("a dialog is not closed by a press on its edge, and one of an irreversible step not by any outside", async () => {
  const grant = { id: GRANT, state: "live" as const, untilAt: { seconds: SECONDS }, reason: "" };
  const { user, main } = await openInbox([buildRequest({ state: "approved", grant })], "?box=current");
  await user.click(await main.findByRole("button", { name: "Revoke" }));
  const revoking = await screen.findByRole("alertdialog", { name: "Revoke access?" });
  await user.type(within(revoking).getByLabelText("Reason"), "It is sold.");
  await user.click(revoking);
  expect(within(revoking).getByLabelText("Reason")).toHaveValue("It is sold.");
  await user.click(within(revoking).getByRole("button", { name: "Cancel" }));
  await user.click(main.getByRole("button", { name: "Extend" }));
  const extending = await screen.findByRole("dialog", { name: "Extend access?" });
  expect(extending.className).not.toMatch(/(?:^|[ :])p[xytrbl]?-/u);
  const field = within(extending).getByLabelText("Number of days");
  await user.click(extending.firstElementChild as Element);
  await user.pointer([{ keys: "[MouseLeft>]", target: field }, { target: extending }]);
  await user.pointer({ keys: "[/MouseLeft]", target: extending });
  fireEvent.click(extending);
  expect(field).toBeVisible();
  await user.click(extending);
  expect(field).not.toBeInTheDocument();
});

test("a dialog stays open while it is sent, and then shows why that failed", async () => {
  const { user, main } = await openInbox([buildRequest()]);
  const held = hold({ status: 409, json: { code: "access.decided", msg: "It has changed." } });
  respond(APPROVE, held.handler);
  await user.click(await main.findByRole("button", { name: "Approve" }));
  const dialog = await screen.findByRole("dialog", { name: "Approve this request?" });
  await user.click(within(dialog).getByRole("button", { name: "Approve" }));
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  await user.click(dialog);
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  held.release();
  expect(await within(dialog).findByText("It has changed.")).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(within(dialog).queryByText("It has changed.")).toBeNull();
});

test("what an owner writes in a dialog stays when its request leaves the list meanwhile", async () => {
  const REFUSE = "POST /v1/access/requests/{id}/refuse";
  const { user, main } = await openInbox([buildRequest()]);
  await user.click(await main.findByRole("button", { name: "Decline" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Decline this request?" }));
  await user.type(dialog.getByLabelText("Note (optional)"), "It is sold.");
  respond(REFUSE, { status: 409, json: { code: "access.decided", msg: "It has changed." } });
  respond(LIST, answerList([]));
  await user.click(dialog.getByRole("button", { name: "Decline" }));
  expect(await main.findByText("No requests are waiting for your decision.")).toBeVisible();
  expect(dialog.getByText("It has changed.")).toBeVisible();
  expect(dialog.getByLabelText("Note (optional)")).toHaveValue("It is sold.");
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
});

const SIGNER: AgreementSigner = {
  ...{ id: ID, listing: { id: LISTING, name: "Bakery with two ovens" }, signer: ASKER, company: "Gagnon inc." },
  ...{ signedAt: { seconds: SECONDS }, ended: null },
};

test("an owner ends a signer's access with a reason, and restores it", async () => {
  const answerSigners = (signer: AgreementSigner) =>
    respond(SIGNERS, { json: { signers: [signer], page: 1, totalPages: 1, totalResults: 1 } });
  answerSigners(SIGNER);
  respond(END, { json: { msg: "Access revoked." } });
  respond(RESTORE, { json: { msg: "Access restored." } });
  const { user, main } = await openInbox([], `?box=signers&listing=${LISTING}`);
  expect(await main.findByText("Has access")).toBeVisible();
  await user.click(main.getByRole("button", { name: "Revoke access" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Revoke access?" }));
  await user.click(dialog.getByRole("button", { name: "Revoke access" }));
  expect(await dialog.findByText("Please write a reason. The person will read it.")).toBeVisible();
  await user.type(dialog.getByLabelText("Reason"), "It is sold.");
  answerSigners({ ...SIGNER, ended: { at: { seconds: SECONDS }, reason: "It is sold." } });
  await user.click(dialog.getByRole("button", { name: "Revoke access" }));
  await user.click(await main.findByRole("button", { name: "Restore access" }));
  expect(await screen.findByText("Access restored.")).toBeVisible();
  expect(main.getByText("It is sold.")).toBeVisible();
  expect([callsTo(END)[0]?.body, callsTo(RESTORE).length]).toEqual([{ reason: "It is sold." }, 1]);
  expect(callsTo(SIGNERS)[0]?.address).toContain(`listing=${LISTING}`);
});

test("what an owner writes in a dialog stays when its signer leaves the list meanwhile", async () => {
  const answerSigners = (signers: AgreementSigner[]) =>
    respond(SIGNERS, { json: { signers, page: 1, totalPages: signers.length, totalResults: signers.length } });
  answerSigners([SIGNER]);
  const { user, main } = await openInbox([], `?box=signers&listing=${LISTING}`);
  await user.click(await main.findByRole("button", { name: "Revoke access" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Revoke access?" }));
  await user.type(dialog.getByLabelText("Reason"), "It is sold.");
  respond(END, { status: 409, json: { code: "access.decided", msg: "It has changed." } });
  answerSigners([]);
  await user.click(dialog.getByRole("button", { name: "Revoke access" }));
  expect(await main.findByText("Nobody has access just by signing.")).toBeVisible();
  expect(dialog.getByLabelText("Reason")).toHaveValue("It is sold.");
});

test("lists without requests say so", async () => {
  respond("GET /v1/access/requests/mine", answerList([]));
  const { user, main } = await openInbox([]);
  expect(await main.findByText("No requests are waiting for your decision.")).toBeVisible();
  respond(SIGNERS, { json: { signers: [], page: 1, totalPages: 0, totalResults: 0 } });
  await user.click(main.getByRole("button", { name: "By signature" }));
  expect(await main.findByText("Nobody has access just by signing.")).toBeVisible();
  await user.click(main.getByRole("button", { name: "My requests" }));
  expect(await main.findByText("You have not requested access to a listing yet.")).toBeVisible();
});

test("a reader is shown what the owner will see of them, and requests access", async () => {
  const { user, panel } = await openListing();
  const shown = await panel.findByRole("heading", { name: "What the owner will see about you" });
  expect(shown.parentElement).toHaveTextContent("Luc Gagnon");
  expect(shown.parentElement).toHaveTextContent("luc@example.ca");
  respond(ASK, { json: { msg: "Your request has been sent." } });
  respond(OWN, { json: { access: { ...OPEN_ACCESS } } });
  await user.type(panel.getByLabelText("Message (optional)"), "We run two bakeries.");
  await user.click(panel.getByRole("button", { name: "Request access" }));
  expect(await panel.findByText(/^The owner has your request\./u)).toBeVisible();
  expect(callsTo(ASK)[0]?.body).toMatchObject({ purpose: "buy", capacity: "self", message: "We run two bakeries." });
});

const OPEN_ACCESS: OwnAccess = {
  ...{ audience: "verified", decision: "none", signing: "none", reason: "", untilAt: null },
  ...{ signsFirst: false, isEmailConfirmed: true, shown: ASKER, request: buildRequest({ asker: null }) },
};

test.each([
  ["expired", /^Your access ended on November \d+, 2026\./u],
  ["live", /^The owner gave you access until November \d+, 2026\.$/u],
] as const)(
  "a reader whose access is %s and whose latest request has no approval reads its end",
  async (decision, words) => {
    const request = buildRequest({ asker: null, state: "withdrawn" });
    const { panel } = await openListing({ decision, untilAt: { seconds: SECONDS }, request });
    expect(await panel.findByText(words)).toBeVisible();
  },
);

test.each([
  ["live", /^The owner gave you access until/u, false],
  ["expired", /^Your access ended on/u, true],
  ["revoked", "The owner revoked your access.", true],
  ["refused", "The owner declined your request.", true],
] as const)("a reader whose access is %s reads that", async (decision, words, mayAsk) => {
  const state = decision === "refused" ? "refused" : "approved";
  const grant =
    decision === "refused" ? null : { id: GRANT, state: decision, untilAt: { seconds: SECONDS }, reason: "" };
  const reason = decision === "revoked" ? "It is sold." : "";
  const untilAt = grant?.untilAt ?? null;
  const request = buildRequest({ asker: null, state, grant });
  const { panel } = await openListing({ decision, reason, untilAt, request });
  expect(await panel.findByText(words)).toBeVisible();
  expect(panel.queryAllByText("It is sold.")).toHaveLength(decision === "revoked" ? 1 : 0);
  expect(panel.queryAllByRole("button", { name: "Request access" })).toHaveLength(mayAsk ? 1 : 0);
});

test.each(["open", "questioned"] as const)(
  "a reader whose signature approves their %s request reads that, with a link to the agreement",
  async (state) => {
    const request = buildRequest({ asker: null, state, awaitsSignature: true, question: "Why?" });
    const { panel } = await openListing({ signing: "unsigned", request });
    expect(await panel.findByText(/^Sign the NDA to get access\./u)).toBeVisible();
    const link = panel.getByRole("link", { name: "Read and sign the NDA" });
    expect(link).toHaveAttribute("href", expect.stringMatching(/^\/property\/.*\/agreement$/u));
    expect(panel.queryAllByLabelText("Your answer")).toHaveLength(state === "questioned" ? 1 : 0);
    expect(panel.queryByText(/^The owner has your request\./u)).toBeNull();
  },
);

test("an owner sees which requests a signature approves, and can decide them before", async () => {
  const { main } = await openInbox([buildRequest({ awaitsSignature: true })]);
  expect(await main.findByText("Not signed yet")).toBeVisible();
  expect(main.getByText(/approve this request once the NDA is signed\.$/u)).toBeVisible();
  expect(main.getByRole("button", { name: "Decline" })).toBeVisible();
});

test("a reader answers the owner's question", async () => {
  const request = buildRequest({ asker: null, state: "questioned", question: "How will you finance it?" });
  const { user, panel } = await openListing({ request });
  expect(await panel.findByText("How will you finance it?")).toBeVisible();
  respond("POST /v1/access/{listingId}/answer", { json: { msg: "Your answer has been sent." } });
  await user.type(panel.getByLabelText("Your answer"), "With a bank.");
  await user.click(panel.getByRole("button", { name: "Send the answer" }));
  await waitFor(() =>
    expect(callsTo("POST /v1/access/{listingId}/answer")[0]?.body).toEqual({
      ...{ answer: "With a bank.", question: "How will you finance it?" },
    }),
  );
});

test("a reader whose answer is to an earlier question is shown the present one, and keeps what they wrote", async () => {
  const ANSWER = "POST /v1/access/{listingId}/answer";
  const asks = (question: string) => ({
    request: buildRequest({ asker: null, state: "questioned", question }),
  });
  const { user, panel } = await openListing(asks("Do you have a bank?"));
  await user.type(await panel.findByLabelText("Your answer"), "Yes.");
  respond(OWN, { json: { access: buildOwnAccess(asks("Will you sell the ovens?")) } });
  respond(ANSWER, { status: 409, json: { code: "access.decided", msg: "It has changed." } });
  await user.click(panel.getByRole("button", { name: "Send the answer" }));
  expect(await panel.findByText("Will you sell the ovens?")).toBeVisible();
  expect(panel.getByText("It has changed.")).toBeVisible();
  expect(panel.getByLabelText("Your answer")).toHaveValue("Yes.");
  respond(ANSWER, { json: { msg: "Your answer has been sent." } });
  await user.click(panel.getByRole("button", { name: "Send the answer" }));
  await waitFor(() => expect(callsTo(ANSWER)).toHaveLength(2));
  expect(callsTo(ANSWER).map(({ body }) => (body as { question: string }).question)).toEqual([
    "Do you have a bank?",
    "Will you sell the ovens?",
  ]);
});

test("a reader whose email is not confirmed is asked to confirm it first", async () => {
  const { panel } = await openListing({ isEmailConfirmed: false });
  expect(await panel.findByRole("link", { name: "Confirm my email" })).toBeVisible();
});

test("an owner chooses whom a listing admits, and sees which domain is invalid", async () => {
  const settings = { mode: "manual", signsFirst: false, days: 30, allowedDomains: [], deniedDomains: ["rival.ca"] };
  const SAVE = "POST /v1/access/{listingId}/settings";
  respond("GET /v1/access/{listingId}/settings", { json: { settings } });
  respond(SAVE, { json: { msg: "Your choices were saved." } });
  const property = buildProperty({ listingOwner: UID, confidential: { streetAddress: "1 King St" } });
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  const { user, fill } = await openPage(`/property/${property.id}`, { as: buildProfile() });
  const allowed = await screen.findByLabelText("Approve automatically");
  expect(screen.getByLabelText("Decline automatically")).toHaveValue("rival.ca");
  await fill(allowed, "nothing");
  const save = screen.getByRole("button", { name: "Save my choices" });
  await user.click(save);
  expect(await screen.findByText(/^“nothing” is not a domain\./u)).toBeVisible();
  await fill(allowed, "friend.ca\nother.ca");
  await user.click(save);
  expect(await screen.findByText("Your choices were saved.")).toBeVisible();
  expect(callsTo(SAVE)[0]?.body).toEqual({ ...settings, allowedDomains: ["friend.ca", "other.ca"] });
});

test("an owner sees who read what, and saves the list as a file", async () => {
  const read = {
    id: ID,
    listing: { id: LISTING, name: "Bakery with two ovens" },
    place: "page",
    document: null,
  } as const;
  const reveals: Reveal[] = [
    { ...read, reader: { name: "Luc Gagnon", brokerageName: "Gagnon inc." }, as: "nda", keys: ["capRate"], ...AT },
    { ...read, id: GRANT, reader: null, as: "administrator", keys: ["photos"], ...AT },
    {
      ...read,
      id: UID,
      reader: { name: "Zoé Roy", brokerageName: null },
      as: "granted",
      keys: [],
      document: "Rent roll",
      ...AT,
      place: "room",
    },
  ];
  respond("GET /v1/access/reveals", { json: { reveals, page: 1, totalPages: 1, totalResults: 3 } });
  respond("GET /v1/access/reveals/export", { json: {} });
  const { user, main } = await openInbox([], `?box=readers&listing=${LISTING}`);
  const reader = await main.findByRole("heading", { name: "Luc Gagnon Gagnon inc." });
  expect(within(reader.closest("article") as HTMLElement).getByText("Cap Rate")).toBeVisible();
  expect(main.getByRole("heading", { name: "A Vestpocket administrator" })).toBeVisible();
  expect(main.getByText("More photos")).toBeVisible();
  expect(main.getByText("Rent roll")).toBeVisible();
  expect(main.getByRole("link", { name: "Deal room" })).toHaveAttribute("href", `/property/${LISTING}/room`);
  expect(main.getByText("Reason: A report about this listing")).toBeVisible();
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const stored = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:list");
  onTestFinished(() => {
    clicked.mockRestore();
    stored.mockRestore();
  });
  await user.click(main.getByRole("button", { name: "Export as CSV" }));
  await waitFor(() => expect(clicked.mock.contexts).toHaveLength(1));
  expect(callsTo("GET /v1/access/reveals/export")).toHaveLength(1);
});

test("a reader sees what is hidden from some, and that the owner is notified", async () => {
  const property = buildProperty({ revealed: ["capRate"] });
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  respond(OWN, { json: { access: buildOwnAccess({ decision: "live" }) } });
  await openPage(`/property/${property.id}`, { as: buildProfile() });
  expect(
    await screen.findByText(
      "You have access to confidential details: Cap Rate. The owner can see that you viewed them.",
    ),
  ).toBeVisible();
});

test("an administrator states a reason before they read confidential values, and is not offered to request access", async () => {
  const property = buildProperty({ withheld: [{ key: "capRate", needs: "granted" }] });
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  respond(OWN, { json: { access: buildOwnAccess() } });
  const { user, fill } = await openPage(`/property/${property.id}`, { as: buildProfile({ role: "administrator" }) });
  const heading = await screen.findByRole("heading", { level: 2, name: "Administrators" });
  const panel = within(heading.closest("section") as HTMLElement);
  expect(screen.queryByRole("heading", { name: "Your access" })).toBeNull();
  expect(screen.queryByRole("link", { name: "How to get access" })).toBeNull();
  await user.click(panel.getByRole("button", { name: "View the confidential details" }));
  expect(await panel.findByText("Please give a reason of 10 to 500 characters. The owner will read it.")).toBeVisible();
  await fill(panel.getByLabelText("Reason"), "A reader says that the address is another.");
  respond(INSPECT, { json: { msg: "You can read them." } });
  await user.click(panel.getByRole("button", { name: "View the confidential details" }));
  await waitFor(() =>
    expect(callsTo(INSPECT)).toMatchObject([
      { body: { ground: "reason", reason: "A reader says that the address is another." } },
    ]),
  );
});
