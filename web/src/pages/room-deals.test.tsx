import { screen, waitFor, within } from "@testing-library/react";
import type { Deal } from "@vestpocket/domain/deals/deals.schema";
import type { Question, QuestionsPage } from "@vestpocket/domain/questions/questions.schema";
import { expect, test, vi } from "vitest";
import { buildProfile, buildProperty } from "../testing/answers.ts";
import { keepPageInert } from "../testing/inert-page.ts";
import { callsTo, respond } from "../testing/server.ts";
import { jumpTo, openPage } from "../testing/site.tsx";

const LISTING = "01900000-0000-7000-8000-000000000012";
const ID = "01900000-0000-7000-8000-000000000031";
const LIST = "GET /v1/property/{id}/questions";
const ASK = "POST /v1/property/{id}/questions";
const DEAL = "GET /v1/property/{id}/deal";
const SECONDS = Math.floor(Date.parse("2026-11-20T15:00:00Z") / 1000);

const buildQuestion = (overrides: Partial<Question> = {}): Question => ({
  ...{ id: ID, kind: "question", state: "open", text: "Are the ovens gas?", reason: "", isMine: false },
  ...{ askerName: "Luc Gagnon", askedAt: { seconds: SECONDS }, version: 0, answers: [], note: "", isNew: false },
  steps: ["answer", "decline"],
  ...overrides,
});

const answerPage = (questions: Question[], page: Partial<QuestionsPage> = {}) => ({
  json: {
    ...{ isOwner: true, waiting: questions.filter(({ state }) => state === "open").length, questions },
    ...{ page: 1, totalPages: Math.min(1, questions.length), totalResults: questions.length },
    ...page,
  },
});

interface Room {
  questions?: Question[];
  documents?: Question[];
  isOwner?: boolean;
  deal?: Deal;
}

async function openRoom({ questions = [], documents = [], isOwner = true, deal }: Room) {
  const property = buildProperty({ id: LISTING });
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  const waiting = isOwner ? {} : { waiting: 0 };
  respond(LIST, ({ address }) =>
    answerPage(address.includes("kind=document") ? documents : questions, { isOwner, ...waiting }),
  );
  respond(DEAL, { json: deal ?? { isOwner, history: [] } });
  respond("GET /v1/rooms/{listingId}", { json: { room: { isOwner, audience: "nda", shelves: [] } } });
  const opened = await openPage(`/property/${LISTING}/room`, { as: buildProfile() });
  const section = async (name: string) =>
    within((await screen.findByRole("heading", { level: 2, name })).closest("section") as HTMLElement);
  return { ...opened, section };
}

test("an owner answers a question, sees who can read it, and if the question changed, sees how, loses nothing and answers that", async () => {
  const { user, section } = await openRoom({ questions: [buildQuestion()] });
  const main = await section("Questions and answers");
  expect(await main.findByText("1 to answer")).toBeVisible();
  expect(main.getByText(/^Luc Gagnon, /u)).toBeVisible();
  await user.click(main.getByRole("button", { name: "Answer" }));
  expect(main.getByText(/but not who asked/u)).toBeVisible();
  await user.click(main.getByRole("button", { name: "Save the answer" }));
  expect(await main.findByText("Please write your answer.")).toBeVisible();
  await user.type(main.getByLabelText("Your answer"), "Gas, since 2019.");
  respond("POST /v1/questions/{id}/answer", {
    status: 409,
    json: { code: "questions.changed", msg: "It has changed." },
  });
  const answers = [{ text: "Ask my agent.", at: { seconds: SECONDS } }];
  respond(LIST, answerPage([buildQuestion({ state: "answered", version: 1, answers, steps: ["answer"] })]));
  await user.click(main.getByRole("button", { name: "Save the answer" }));
  expect(await main.findByText("It has changed.")).toBeVisible();
  expect(await main.findByText("Ask my agent.")).toBeVisible();
  expect(main.getByLabelText("Your answer")).toHaveValue("Gas, since 2019.");
  respond("POST /v1/questions/{id}/answer", { json: { msg: "Saved." } });
  await user.click(main.getByRole("button", { name: "Save the answer" }));
  expect(await screen.findByText("Saved.")).toBeVisible();
  const answer = "Gas, since 2019.";
  expect(callsTo("POST /v1/questions/{id}/answer").map(({ body }) => body)).toEqual([
    { version: 0, answer },
    { version: 1, answer },
  ]);
});

test("an answer being written stays in its place when its question moves to another page", async () => {
  const other = buildQuestion({ id: "01900000-0000-7000-8000-000000000032", text: "Does the rent include heat?" });
  const { user, section } = await openRoom({ questions: [buildQuestion(), other] });
  const main = await section("Questions and answers");
  const card = (text: string) => within(main.getByRole("heading", { name: text }).closest("article") as HTMLElement);
  await main.findByText("2 to answer");
  await user.click(card("Are the ovens gas?").getByRole("button", { name: "Answer" }));
  await user.type(main.getByLabelText("Your answer"), "Gas, since");
  await user.click(card("Does the rent include heat?").getByRole("button", { name: "Decline" }));
  respond("POST /v1/questions/{id}/decline", { json: { msg: "Declined." } });
  const declined = { ...other, state: "declined" as const, steps: ["answer" as const] };
  respond(LIST, answerPage([declined], { totalPages: 2, totalResults: 11 }));
  await user.click(card("Does the rent include heat?").getByRole("button", { name: "Decline" }));
  expect(await main.findByText("Declined")).toBeVisible();
  expect(main.getByLabelText("Your answer")).toHaveValue("Gas, since");
  expect(main.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Are the ovens gas?",
    "Does the rent include heat?",
  ]);
  await user.click(card("Are the ovens gas?").getByRole("button", { name: "Cancel" }));
  expect(main.queryByRole("heading", { name: "Are the ovens gas?" })).toBeNull();
});

test("a reader sees an answer with earlier ones, and asks their own question", async () => {
  const answers = [
    { text: "Gas, since 2020.", at: { seconds: SECONDS + 60 } },
    { text: "Gas, since 2019.", at: { seconds: SECONDS } },
  ];
  const answered = buildQuestion({ state: "answered", askerName: null, answers, version: 2, steps: [] });
  const { user, section } = await openRoom({ isOwner: false, questions: [answered] });
  const main = await section("Questions and answers");
  expect(await main.findByText("Gas, since 2020.")).toBeVisible();
  await user.click(main.getByText("Corrected: 1 earlier answer"));
  expect(main.getByText("Gas, since 2019.")).toBeVisible();
  await user.click(main.getByRole("button", { name: "Ask a question" }));
  expect(main.getByText(/so do not say who you are in it\.$/u)).toBeVisible();
  await user.type(main.getByLabelText("Your question"), "Does the rent include heat?");
  respond(ASK, { json: { msg: "Your question has been sent." } });
  await user.click(main.getByRole("button", { name: "Send the question" }));
  expect(await screen.findByText("Your question has been sent.")).toBeVisible();
  expect(callsTo(ASK)[0]?.body).toEqual({ kind: "question", text: "Does the rent include heat?", reason: "" });
});

test("a question being written survives a room that cannot be loaded again", async () => {
  const { user, section } = await openRoom({ isOwner: false });
  await user.click((await section("Questions and answers")).getByRole("button", { name: "Ask a question" }));
  await user.type(screen.getByLabelText("Your question"), "Does the rent");
  const refused = vi.fn(() => ({ status: 429, json: { code: "any", msg: "" } }));
  for (const call of ["GET /v1/property/getProperty/{id}", "GET /v1/rooms/{listingId}", LIST]) respond(call, refused);
  await user.click(screen.getAllByRole("link", { name: "FR, Français" })[0] as HTMLElement);
  await screen.findByRole("heading", { level: 1, name: "Salle de données" });
  await waitFor(() => expect(refused.mock.calls.length).toBeGreaterThanOrEqual(3));
  // Only what the answers do to the page could remove the question.
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByLabelText("Votre question")).toHaveValue("Does the rent");
});

test("a reader requests a missing document, and says why", async () => {
  const { user, section } = await openRoom({ isOwner: false });
  const main = await section("Requested documents");
  expect(await main.findByText("You have not requested any documents.")).toBeVisible();
  await user.click(main.getByRole("button", { name: "Request a document" }));
  await user.click(main.getByRole("button", { name: "Send the request" }));
  expect(await main.findByText("Please say which document you need.")).toBeVisible();
  expect(main.getByText("Please say why you need it.")).toBeVisible();
  await user.type(main.getByLabelText("Which document do you need?"), "The phase I report");
  await user.type(main.getByLabelText("Why do you need it?"), "Our lender asks.");
  respond(ASK, { json: { msg: "Your request has been sent." } });
  await user.click(main.getByRole("button", { name: "Send the request" }));
  expect(await screen.findByText("Your request has been sent.")).toBeVisible();
  expect(callsTo(ASK)[0]?.body).toMatchObject({ kind: "document", reason: "Our lender asks." });
});

test("an owner marks a document as added, or declines", async () => {
  const asked = buildQuestion({ kind: "document", text: "The phase I report", reason: "Our lender asks." });
  const { user, section } = await openRoom({ documents: [asked] });
  const main = await section("Requested documents");
  expect(await main.findByText("Our lender asks.")).toBeVisible();
  await user.click(main.getByRole("button", { name: "Decline" }));
  respond("POST /v1/questions/{id}/decline", { json: { msg: "Declined for you." } });
  await user.type(main.getByLabelText("Note (optional)"), "There is none.");
  await user.click(main.getByRole("button", { name: "Decline" }));
  expect(await screen.findByText("Declined for you.")).toBeVisible();
  expect(callsTo("POST /v1/questions/{id}/decline")[0]?.body).toEqual({ note: "There is none." });
  await user.click(await main.findByRole("button", { name: "Mark as added" }));
  respond("POST /v1/questions/{id}/answer", { json: { msg: "Marked." } });
  await user.click(main.getByRole("button", { name: "Mark as added" }));
  expect(await screen.findByText("Marked.")).toBeVisible();
});

test("its asker withdraws a question after a confirmation, and the focus stays in the section", async () => {
  const mine = buildQuestion({ isMine: true, askerName: null, steps: ["withdraw"] });
  const { user, section } = await openRoom({ isOwner: false, questions: [mine] });
  const main = await section("Questions and answers");
  await user.click(await main.findByRole("button", { name: "Withdraw" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Withdraw this question?" }));
  respond("POST /v1/questions/{id}/withdraw", { json: { msg: "Withdrawn now." } });
  respond(LIST, answerPage([], { isOwner: false }));
  keepPageInert();
  await user.click(dialog.getByRole("button", { name: "Withdraw" }));
  expect(await screen.findByText("Withdrawn now.")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("region", { name: "Questions and answers" })).toHaveFocus());
});

test("an owner sets the deal's status, and sees who is notified", async () => {
  const { user, section } = await openRoom({});
  const main = await section("Deal status");
  expect(await main.findByText(/^You have not set the deal status yet\./u)).toBeVisible();
  await user.click(main.getByRole("button", { name: "Change the status Choose a status" }));
  await user.click(await screen.findByRole("option", { name: "Under letter of intent" }));
  respond("POST /v1/property/{id}/deal", { json: { msg: "Readers see it now." } });
  const history = [{ status: "letter_of_intent" as const, at: { seconds: SECONDS } }];
  respond(DEAL, { json: { isOwner: true, history } });
  await user.click(main.getByRole("button", { name: "Save and notify" }));
  expect(await screen.findByText("Readers see it now.")).toBeVisible();
  expect(await main.findByText("Since November 20, 2026")).toBeVisible();
  expect(callsTo("POST /v1/property/{id}/deal")[0]?.body).toEqual({ status: "letter_of_intent" });
});

test("a reader sees the status and the previous ones", async () => {
  const history = [
    { status: "due_diligence" as const, at: { seconds: SECONDS } },
    { status: "reviewing_offers" as const, at: { seconds: SECONDS - 900_000 } },
  ];
  const { section, user } = await openRoom({ isOwner: false, deal: { isOwner: false, history } });
  const main = await section("Deal status");
  expect(await main.findByText("Due diligence")).toBeVisible();
  await user.click(main.getByText("1 earlier status"));
  expect(main.getByText("Reviewing offers")).toBeVisible();
  expect(main.queryByRole("button", { name: "Save and notify" })).toBeNull();
});

test("a reader without access sees only what the room is for, and makes no call that would be rejected", async () => {
  respond("GET /v1/property/getProperty/{id}", { json: { property: buildProperty({ id: LISTING }) } });
  await openPage(`/property/${LISTING}/room`, { as: buildProfile() });
  await screen.findByRole("heading", { level: 2, name: "Questions and answers" });
  expect(screen.getByText(/^Readers with access can ask the owner questions here/u)).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Deal status" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Requested documents" })).toBeNull();
  expect([...callsTo(DEAL), ...callsTo(LIST)]).toEqual([]);
});

test("a question being written in one room does not appear in another's", async () => {
  const OTHER = "01900000-0000-7000-8000-000000000013";
  const { user, fill, section } = await openRoom({ isOwner: false });
  respond("GET /v1/property/getProperty/{id}", ({ address }) => {
    const id = address.split("/").at(-1) ?? "";
    return { json: { property: buildProperty({ id, name: id === LISTING ? "Bakery" : "Mill" }) } };
  });
  await section("Questions and answers");
  jumpTo(`/property/${OTHER}/room`);
  await screen.findByRole("link", { name: "Mill" });
  await user.click(await (await section("Questions and answers")).findByRole("button", { name: "Ask a question" }));
  await fill(await screen.findByLabelText("Your question"), "Does the mill have water?");
  jumpTo(`/property/${LISTING}/room`);
  await waitFor(() => expect(screen.queryByRole("link", { name: "Mill" })).not.toBeInTheDocument());
  const asking = await section("Questions and answers");
  expect(await asking.findByRole("button", { name: "Ask a question" })).toBeVisible();
  expect(screen.queryByLabelText("Your question")).not.toBeInTheDocument();
});
