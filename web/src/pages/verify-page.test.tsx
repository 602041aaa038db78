import { screen, waitFor, within } from "@testing-library/react";
import type { Proof } from "@vestpocket/domain/evidence/evidence.schema";
import { describe, expect, test } from "vitest";
import { callsTo, hold, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const VERIFY = "POST /v1/evidence/verify";
const LINES = "GET /v1/evidence/lines";
/** Of 'abc'. */
const ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
const PROOF: Proof = {
  kind: "certificate",
  signedAt: { seconds: 1_795_200_000 },
  agreement: { isStandard: true, version: 1, language: "fr", sha256: "f".repeat(64) },
  isSound: true,
  publishedOn: "2026-11-22",
  stampedAt: null,
};

async function openVerify(address = "/verify") {
  const page = await openPage(address);
  return { ...page, main: within(await screen.findByRole("main")) };
}

describe("the page that verifies", () => {
  test("hashes a file in the browser and shows what is known about it", async () => {
    respond(VERIFY, { json: { proof: PROOF, ended: null } });
    const { user, main } = await openVerify();
    await user.upload(
      await main.findByLabelText("Certificate"),
      new File(["abc"], "c.pdf", { type: "application/pdf" }),
    );
    expect(await main.findByText(/^This file is a certificate issued by Vestpocket/u)).toBeVisible();
    expect(callsTo(VERIFY).map(({ body }) => body)).toEqual([{ sha256: ABC }]);
    expect(main.getByText("Vestpocket’s standard text, version 1")).toBeVisible();
    expect(main.getByText("In the entry published on November 22, 2026")).toBeVisible();
  });

  test("shows only the result of the file that was chosen last", async () => {
    const choose = (name: string, content: string) => new File([content], name, { type: "application/pdf" });
    const held = hold({ json: { proof: PROOF, ended: null } });
    respond(VERIFY, held.handler);
    const { user, main } = await openVerify();
    const field = await main.findByLabelText("Certificate");
    await user.upload(field, choose("genuine.pdf", "abc"));
    await waitFor(() => expect(callsTo(VERIFY)).toHaveLength(1));
    respond(VERIFY, { json: { proof: null, ended: null } });
    await user.upload(field, choose("forged.pdf", "abd"));
    expect(await main.findByText(/^Vestpocket does not recognize this file or record/u)).toBeVisible();
    expect(main.getByText("forged.pdf")).toBeVisible();
    held.release();
    await waitFor(() => expect(main.getByRole("button", { name: "Check" })).toBeEnabled());
    expect(main.queryByText(/^This file is a certificate issued by Vestpocket/u)).toBeNull();
    expect(main.getByText(/^Vestpocket does not recognize this file or record/u)).toBeVisible();
  });

  test("says so if a file can no longer be read, without an earlier result", async () => {
    respond(VERIFY, { json: { proof: PROOF, ended: null } });
    const { user, main } = await openVerify();
    const field = await main.findByLabelText("Certificate");
    await user.upload(field, new File(["abc"], "c.pdf", { type: "application/pdf" }));
    expect(await main.findByText(/^This file is a certificate issued by Vestpocket/u)).toBeVisible();
    const gone = new File(["abc"], "gone.pdf", { type: "application/pdf" });
    gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"));
    await user.upload(field, gone);
    expect(await main.findByText("This file could not be read. Please choose it again.")).toBeVisible();
    expect(main.queryByText(/^This file is a certificate issued by Vestpocket/u)).toBeNull();
    expect(callsTo(VERIFY)).toHaveLength(1);
  });

  test("does not call a genuine certificate unknown whose record has expired", async () => {
    respond(VERIFY, { json: { proof: null, ended: { kind: "certificate", signedAt: { seconds: 1_795_200_000 } } } });
    const { user, main, fill } = await openVerify();
    await fill(await main.findByLabelText("SHA-256 hash"), ABC);
    await user.click(main.getByRole("button", { name: "Check" }));
    expect(await main.findByText(/^This file is a certificate issued by Vestpocket.*has expired/u)).toBeVisible();
  });

  test("says so if nothing is known, and if the stored evidence was altered", async () => {
    respond(VERIFY, { json: { proof: null, ended: null } });
    const { user, main, fill } = await openVerify();
    await fill(await main.findByLabelText("SHA-256 hash"), ABC.toUpperCase());
    await user.click(main.getByRole("button", { name: "Check" }));
    expect(await main.findByText(/^Vestpocket does not recognize this file or record/u)).toBeVisible();
    respond(VERIFY, { json: { proof: { ...PROOF, isSound: false, publishedOn: null }, ended: null } });
    await user.click(main.getByRole("button", { name: "Check" }));
    expect(await main.findByRole("alert")).toHaveTextContent("our record of it has been changed");
    expect(main.queryByText(/^Vestpocket does not recognize/u)).toBeNull();
  });

  test("checks the record that a certificate's code names, and says that it is not the file itself", async () => {
    respond(VERIFY, { json: { proof: { ...PROOF, kind: "record" }, ended: null } });
    const { main } = await openVerify(`/fr/verify#${ABC}`);
    expect(await main.findByText(/Choisissez le fichier/u)).toBeVisible();
    // A caution has none of the marks of success.
    const status = main.getByText(/Choisissez le fichier/u).closest("[role=status]");
    expect(status?.querySelector("svg")).toHaveClass("lucide-triangle-alert");
    expect(callsTo(VERIFY).map(({ body }) => body)).toEqual([{ sha256: ABC }]);
  });

  test("rejects a malformed SHA-256 under its field, and sends nothing", async () => {
    const { user, main, fill } = await openVerify();
    await fill(await main.findByLabelText("SHA-256 hash"), "abc");
    await user.click(main.getByRole("button", { name: "Check" }));
    expect(await main.findByText(/^A SHA-256 hash has 64 characters/u)).toBeVisible();
    expect(callsTo(VERIFY)).toEqual([]);
  });

  test("a failed call says why", async () => {
    respond(VERIFY, { status: 429, json: { code: "too_many", msg: "Too many attempts." } });
    const { user, main, fill } = await openVerify();
    await fill(await main.findByLabelText("SHA-256 hash"), ABC);
    await user.click(main.getByRole("button", { name: "Check" }));
    expect(await main.findByText("Too many attempts.")).toBeVisible();
  });
});

describe("the page of published lines", () => {
  test("shows each day's line, or that there is none yet", async () => {
    respond(LINES, { json: { lines: [], page: 1, totalPages: 0, totalResults: 0 } });
    await openPage("/transparency");
    expect(await screen.findByText(/^No entry has been published yet/u)).toBeVisible();
    const line = `2026-11-22 rooms=2 root=${ABC} prev=${ABC} hash=${ABC}`;
    respond(LINES, {
      json: { lines: [{ day: "2026-11-22", rooms: 2, line }], page: 1, totalPages: 1, totalResults: 1 },
    });
    const { forgetAnswers } = await import("../platform/queries.tsx");
    forgetAnswers();
    await openPage("/transparency");
    expect(await screen.findByText(line)).toBeVisible();
    expect(screen.getByText("2 chains have grown")).toBeVisible();
    expect(screen.getByRole("heading", { name: "November 22, 2026" })).toBeVisible();
    await openPage("/fr/transparency");
    expect(await screen.findByRole("heading", { name: "22 novembre 2026" })).toBeVisible();
  });
});
