import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { AccessRequest, OwnAccess } from "@vestpocket/domain/access/access.schema";
import type { Reveal } from "@vestpocket/domain/access/reveals.schema";
import type { AgreementSigner } from "@vestpocket/domain/access/signers.schema";
import { expect, onTestFinished, test, vi } from "vitest";
import { ASKER, buildOwnAccess, buildProfile, buildProperty, buildStanding, UID } from "../testing/answers.ts";
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
  ...{ standing: buildStanding({ kind: "waiting", next: "wait" }), ifApproved: "reading" },
  ...{ purpose: "buy", capacity: "company", company: "Gagnon inc.", message: "We run two bakeries." },
  ...{ question: "", answer: "", note: "", refusedDomain: null, askedAt: { seconds: SECONDS }, grant: null },
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

test("a request that settings declined says so to both sides, and its sender has the owner look at it", async () => {
  const standing = buildStanding({ kind: "refused", next: "ask" });
  const request = buildRequest({ asker: null, state: "refused", refusedDomain: "rival.ca", standing });
  const { user, panel } = await openListing({ standing, request });
  expect(
    await panel.findByText(
      /^Your request was declined automatically: the owner does not admit addresses at rival\.ca\. /u,
    ),
  ).toBeVisible();
  expect(panel.queryByText("The owner declined your request.")).toBeNull();
  respond("POST /v1/access/{listingId}/review", { json: { msg: "Your request has been sent." } });
  await user.click(panel.getByRole("button", { name: "Ask the owner to look at it" }));
  expect(await screen.findByText("Your request has been sent.")).toBeVisible();
  const asked = buildRequest({ refusedDomain: "rival.ca" });
  const past = buildRequest({ id: GRANT, state: "refused", standing, refusedDomain: "rival.ca" });
  const { main } = await openInbox([asked, past]);
  expect(
    await main.findByText(/because of the address at rival\.ca\. This person asks you to look at it yourself\.$/u),
  ).toBeVisible();
  expect(main.getByText("Declined automatically")).toBeVisible();
});

test("someone whom an owner asked a question sees that it is their turn, and where to answer", async () => {
  const standing = buildStanding({ kind: "questioned", next: "answer" });
  const asked = { state: "questioned", asker: null, question: "Which bakeries?", standing } as const;
  respond("GET /v1/access/requests/mine", answerList([buildRequest(asked)]));
  const { main } = await openInbox([], "?box=mine");
  expect(await main.findByText("Waiting for your answer")).toBeVisible();
  const link = main.getByRole("link", { name: "Answer the question" });
  expect(link).toHaveAttribute("href", `/property/${LISTING}#access`);
});

const UNTIL = { untilAt: { seconds: SECONDS } };
const APPROVED = buildRequest({
  ...{ state: "approved", grant: { id: GRANT, state: "live", ...UNTIL, reason: "" } },
  standing: buildStanding({ kind: "reading", next: "read", ...UNTIL }),
});

test("an owner who revokes access gives a reason", async () => {
  const { user, main } = await openInbox([APPROVED], "?box=current");
  respond(REVOKE, { json: { msg: "Access revoked." } });
  await user.click(await main.findByRole("button", { name: "Revoke" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Revoke access?" }));
  await user.click(dialog.getByRole("button", { name: "Revoke" }));
  expect(await dialog.findByText("Please write a reason. The person will read it.")).toBeVisible();
  await user.type(dialog.getByLabelText("Reason (they get it by email)"), "It is sold.");
  await user.click(dialog.getByRole("button", { name: "Revoke" }));
  await waitFor(() => expect(callsTo(REVOKE)[0]?.body).toEqual({ reason: "It is sold." }));
});

test("a dialog is not closed by a press on its edge, and one of an irreversible step not by any outside", async () => {
  const { user, main } = await openInbox([APPROVED], "?box=current");
  await user.click(await main.findByRole("button", { name: "Revoke" }));
  const revoking = await screen.findByRole("alertdialog", { name: "Revoke access?" });
  await user.type(within(revoking).getByLabelText("Reason (they get it by email)"), "It is sold.");
  await user.click(revoking);
  expect(within(revoking).getByLabelText("Reason (they get it by email)")).toHaveValue("It is sold.");
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
  standing: buildStanding({ kind: "signed", next: "ask", signing: "signed" }),
};

test("an owner ends a signer's access with a reason, and restores it", async () => {
  const answerSigners = (signer: AgreementSigner) =>
    respond(SIGNERS, { json: { signers: [signer], page: 1, totalPages: 1, totalResults: 1 } });
  answerSigners(SIGNER);
  respond(END, { json: { msg: "Access revoked." } });
  respond(RESTORE, { json: { msg: "Access restored." } });
  const { user, main } = await openInbox([], `?box=signers&listing=${LISTING}`);
  expect(await main.findByText("Has access by signing")).toBeVisible();
  await user.click(main.getByRole("button", { name: "Revoke access" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Revoke access?" }));
  await user.click(dialog.getByRole("button", { name: "Revoke access" }));
  expect(await dialog.findByText("Please write a reason. The person will read it.")).toBeVisible();
  await user.type(dialog.getByLabelText("Reason (they get it by email)"), "It is sold.");
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
  await user.type(dialog.getByLabelText("Reason (they get it by email)"), "It is sold.");
  respond(END, { status: 409, json: { code: "access.decided", msg: "It has changed." } });
  answerSigners([]);
  await user.click(dialog.getByRole("button", { name: "Revoke access" }));
  expect(await main.findByText("Nobody has access just by signing.")).toBeVisible();
  expect(dialog.getByLabelText("Reason (they get it by email)")).toHaveValue("It is sold.");
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
  respond(OWN, { json: { access: OPEN_ACCESS } });
  await user.type(panel.getByLabelText("Message (optional)"), "We run two bakeries.");
  await user.click(panel.getByRole("button", { name: "Request access" }));
  expect(await panel.findByText(/^The owner has your request\./u)).toBeVisible();
  expect(callsTo(ASK)[0]?.body).toMatchObject({ purpose: "buy", capacity: "self", message: "We run two bakeries." });
});

const OPEN_ACCESS = buildOwnAccess({
  ...{ request: buildRequest({ asker: null }), standing: buildStanding({ kind: "waiting", next: "wait" }) },
});

const ASK_BUTTON = { name: "Request access" };
const SIGN_LINK = { name: "Read and sign the NDA" };

test.each([
  [{ kind: "reading", next: "read" }, /^You have access until November \d+, 2026\.$/u, false],
  [{ kind: "expired", next: "ask" }, /^Your access ended on November \d+, 2026\.$/u, true],
  [{ kind: "revoked", next: "ask" }, "The owner ended your access.", true],
  [{ kind: "refused", next: "ask" }, "The owner declined your request.", true],
  [{ kind: "withdrawn", next: "ask" }, "You withdrew your request.", true],
  [{ kind: "signed", next: "ask", signing: "signed" }, "You signed the NDA and can see what it opens.", true],
] as const)("a reader who stands at %o reads that", async (standing, words, mayAsk) => {
  const { kind } = standing;
  const request = buildRequest({ asker: null, state: "refused", note: kind === "refused" ? "It is sold." : "" });
  const reason = kind === "revoked" ? "It is sold." : "";
  const { panel } = await openListing({ request, reason, standing: buildStanding({ ...standing, ...UNTIL }) });
  expect(await panel.findByText(words)).toBeVisible();
  expect(panel.queryAllByText("It is sold.")).toHaveLength(kind === "revoked" || kind === "refused" ? 1 : 0);
  expect(panel.queryAllByRole("button", ASK_BUTTON)).toHaveLength(mayAsk ? 1 : 0);
  expect(panel.queryByRole("link", SIGN_LINK)).toBeNull();
});

test.each([
  ["unasked", "first", /^Sign the NDA first\./u],
  ["unasked", "opens", /^Sign the NDA to get access\./u],
  ["waiting", "opens", /^Sign the NDA to get access\./u],
  ["approved_unsigned", "completes", /^Sign it to see them\. Your access lasts until November/u],
] as const)("a reader at %s, whose signature comes %s, signs before anything else", async (kind, signing, words) => {
  const standing = buildStanding({ kind, signing, next: "sign", ...UNTIL });
  const request = kind === "waiting" ? buildRequest({ asker: null, standing }) : null;
  const { panel } = await openListing({ request, standing });
  expect(await panel.findByText(words)).toBeVisible();
  const link = panel.getByRole("link", SIGN_LINK);
  expect(link).toHaveAttribute("href", expect.stringMatching(/^\/property\/.*\/agreement$/u));
  expect(link.className).toContain("bg-action");
  expect(panel.queryByRole("button", ASK_BUTTON)).toBeNull();
  expect(panel.queryAllByRole("button", { name: "Withdraw the request" })).toHaveLength(kind === "waiting" ? 1 : 0);
});

test("a reader who may sign before or after asking is offered both, asking first", async () => {
  const { panel } = await openListing({ standing: buildStanding({ signing: "adds" }) });
  expect(await panel.findByRole("button", ASK_BUTTON)).toBeVisible();
  expect(panel.getByRole("link", SIGN_LINK).className).not.toContain("bg-action");
});

test("a reader whose earlier signature no longer counts reads why they are asked to sign", async () => {
  const standing = buildStanding({ kind: "approved_unsigned", next: "sign", signing: "completes", signsAgain: true });
  const { panel } = await openListing({ standing: { ...standing, ...UNTIL } });
  expect(await panel.findByText(/^The owner changed the NDA after you signed it\./u)).toBeVisible();
});

test("a reader whose signature approves their request can sign instead of answering the owner's question", async () => {
  const standing = buildStanding({ kind: "questioned", next: "answer", signing: "opens" });
  const request = buildRequest({ asker: null, state: "questioned", standing, question: "Why?" });
  const { panel } = await openListing({ request, standing });
  expect(await panel.findByLabelText("Your answer")).toBeVisible();
  expect(panel.getByText(/^Sign the NDA to get access now, or answer/u)).toBeVisible();
  expect(panel.getByRole("link", SIGN_LINK)).toBeVisible();
});

test.each([
  ["waiting", "opens", "Waiting for your decision", /approve this request once the NDA is signed\.$/u],
  ["waiting", "adds", "Waiting for your decision", /your details stay hidden until the NDA is signed\.$/u],
  [
    "approved_unsigned",
    "completes",
    "Approved, not signed yet",
    /^Approved until November .* stay hidden until it is\.$/u,
  ],
  ["unlisted", "signed", "No access right now", /^Nobody else can see this listing right now/u],
] as const)("an owner reads what a person at %s whose signature %s sees", async (kind, signing, badge, note) => {
  const standing = buildStanding({ kind, signing, next: "wait", ...UNTIL });
  const { main } = await openInbox([{ ...APPROVED, standing }]);
  expect(await main.findByText(badge)).toBeVisible();
  expect(main.getByText(note)).toBeVisible();
  expect(main.queryByText(/access until/iu)).toBeNull();
});

test.each([
  ["reading", /^Luc Gagnon will be able to see all confidential details/u],
  ["approved_unsigned", /^Luc Gagnon has not signed the NDA\. All confidential details stay hidden/u],
  ["unlisted", /^Nobody else can see this listing right now\. Luc Gagnon will be able/u],
] as const)("an owner who is about to approve reads what that does: %s", async (ifApproved, words) => {
  const { user, main } = await openInbox([buildRequest({ ifApproved })]);
  await user.click(await main.findByRole("button", { name: "Approve" }));
  expect(await within(await screen.findByRole("dialog")).findByText(words)).toBeVisible();
});

test("someone whose request was approved finds among their requests that they have to sign", async () => {
  const standing = buildStanding({ kind: "approved_unsigned", next: "sign", signing: "completes", ...UNTIL });
  respond("GET /v1/access/requests/mine", answerList([{ ...APPROVED, asker: null, standing }]));
  const { main } = await openInbox([], "?box=mine");
  expect(await main.findByText("Approved: sign the NDA")).toBeVisible();
  expect(main.getByRole("link", SIGN_LINK)).toHaveAttribute("href", `/property/${LISTING}/agreement`);
});

test("a reader answers the owner's question", async () => {
  const standing = buildStanding({ kind: "questioned", next: "answer" });
  const asked = { asker: null, state: "questioned", standing, question: "How will you finance it?" } as const;
  const { user, panel } = await openListing({ standing, request: buildRequest(asked) });
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
  const standing = buildStanding({ kind: "questioned", next: "answer" });
  const asks = (question: string) => ({
    standing,
    request: buildRequest({ asker: null, state: "questioned", standing, question }),
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
  const { panel } = await openListing({ standing: buildStanding({ next: "confirm_email" }) });
  expect(await panel.findByRole("link", { name: "Confirm my email" })).toBeVisible();
});

test("an owner chooses whom a listing admits, and sees which domain is invalid", async () => {
  const settings = { mode: "manual", signsFirst: false, days: 30, allowedDomains: [], deniedDomains: ["rival.ca"] };
  const SAVE = "POST /v1/access/{listingId}/settings";
  respond("GET /v1/access/{listingId}/settings", { json: { settings } });
  respond(SAVE, { json: { msg: "Your choices were saved." } });
  respond("GET /v1/property/{id}/agreement/signatures", {
    json: { signatures: [], page: 1, totalPages: 0, totalResults: 0 },
  });
  const property = buildProperty({ listingOwner: UID, confidential: { streetAddress: "1 King St" } });
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  const { user, fill } = await openPage(`/property/${property.id}?tab=access`, { as: buildProfile() });
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
  expect(main.getByRole("link", { name: "Deal room" })).toHaveAttribute("href", `/property/${LISTING}?tab=room`);
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
  respond(OWN, { json: { access: buildOwnAccess({ standing: buildStanding({ kind: "reading", next: "read" }) }) } });
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
