import type { Draft, DraftFile } from "@vestpocket/domain/listings/drafts.schema";
import { NO_VALUES, toContent } from "@vestpocket/domain/listings/posting-values.rules";
import { describe, expect, test } from "vitest";
import { ApiFailure } from "../../../platform/http.ts";
import { newDraft, nextStep } from "./draft-steps.ts";
import { type PostingEvent, type PostingState, partSent, reducePosting } from "./posting.reducer.ts";
import { type ChosenFile, NO_FILES } from "./posting-files.ts";

const OPENED: PostingState = {
  ...{ values: NO_VALUES, files: NO_FILES, draft: newDraft("one"), refusals: {}, keeping: { kind: "new" } },
  ...{ mode: "typing", upload: undefined, bytesToSend: 0 },
};
const VALUES = { ...NO_VALUES, title: "Clinic" };
const FAILURE = new ApiFailure("answer", 500, {});

const reduce = (events: readonly PostingEvent[], state = OPENED) => events.reduce(reducePosting, state);
const choose = (id: string, bytes = 10): ChosenFile => ({
  ...{ kind: "chosen", id, url: `blob:${id}`, level: "member" },
  file: new File(["x".repeat(bytes)], `${id}.png`),
});
const has = (id: string, field: DraftFile["field"] = "images", level: DraftFile["level"] = "member"): DraftFile => ({
  ...{ id, field, name: `${id}.png`, bytes: 10, level, url: `/files/${id}` },
});
const draftWith = (...files: DraftFile[]) => ({ files }) as unknown as Draft;
const chosen = (...files: ChosenFile[]): PostingEvent => ({
  kind: "filesChosen",
  field: "images",
  files,
  refusals: [],
});
const typed = { kind: "typed", values: VALUES } as const;

/** The state once the next save was sent and answered. */
function save(state: PostingState): PostingState {
  const step = nextStep(state);
  if (step?.kind !== "save") throw new Error("nothing to save");
  return reduce(
    [
      { kind: "saving", save: step.save },
      { kind: "saved", revision: step.save.revision + 1 },
    ],
    state,
  );
}
const SAVED = save(reduce([typed]));

describe("what the server is told next", () => {
  test("is nothing of an untouched form, and then its content, once", () => {
    expect(nextStep(OPENED)).toBeUndefined();
    expect(nextStep(reduce([typed]))).toMatchObject({
      kind: "save",
      save: { revision: 0, content: { title: "Clinic" } },
    });
    expect(SAVED.draft).toMatchObject({ revision: 1, unanswered: undefined });
    expect(nextStep(SAVED)).toBeUndefined();
    expect(nextStep(reduce([{ kind: "typed", values: NO_VALUES }], SAVED))).toMatchObject({ kind: "save" });
  });

  test("is a save without an answer, as it was, whatever was typed since", () => {
    const step = nextStep(reduce([typed]));
    if (step?.kind !== "save") throw new Error("nothing to save");
    const later = { kind: "typed", values: { ...VALUES, title: "Clinics" } } as const;
    const unanswered = reduce(
      [{ kind: "saving", save: step.save }, later, { kind: "failed", failure: FAILURE, isRefused: false }],
      reduce([typed]),
    );
    expect(nextStep(unanswered)).toEqual(step);
    const refused = reducePosting(unanswered, { kind: "failed", failure: FAILURE, isRefused: true });
    expect(nextStep(refused)).toMatchObject({ save: { content: { title: "Clinics" } } });
  });

  test("is a removed file before a new one, and a file once", () => {
    const taken = { kind: "uploaded", chosen: choose("a"), draft: draftWith(has("A")), added: has("A") } as const;
    const one = reduce([chosen(choose("a"))], SAVED);
    expect(nextStep(one)).toMatchObject({ kind: "upload", field: "images", chosen: { id: "a" } });
    const arrived = save(reducePosting(one, taken));
    expect(arrived.files.photos).toEqual([
      { kind: "kept", id: "A", url: "/files/A", name: "A.png", bytes: 10, level: "member" },
    ]);
    expect(nextStep(arrived)).toBeUndefined();
    const other = save(reduce([{ kind: "fileDropped", id: "A" }, chosen(choose("b"))], arrived));
    expect(nextStep(other)).toEqual({ kind: "remove", id: "A" });
    expect(nextStep(reducePosting(other, { kind: "fileRemoved", id: "A" }))).toMatchObject({
      kind: "upload",
      chosen: { id: "b" },
    });
  });
});

describe("files", () => {
  test("are chosen up to four, moved, leveled and dropped", () => {
    const five = ["a", "b", "c", "d", "e"].map((id) => choose(id));
    const ids = (state: PostingState) => state.files.photos.map(({ id }) => id);
    const four = reduce([{ ...chosen(...five), refusals: [{ fileName: "f.gif", message: "No." }] } as PostingEvent]);
    expect([ids(four), four.refusals]).toEqual([
      ["a", "b", "c", "d"],
      { images: [{ fileName: "f.gif", message: "No." }] },
    ]);
    expect(ids(reduce([{ kind: "photoMoved", from: 3, to: 0 }], four))).toEqual(["d", "a", "b", "c"]);
    const leveled = reduce([{ kind: "leveled", id: "b", level: "nda" }], four);
    expect(leveled.files.photos.map(({ level }) => level)).toEqual(["member", "nda", "member", "member"]);
    const dropped = reduce([{ kind: "fileDropped", id: "a" }], four);
    expect([ids(dropped), dropped.refusals]).toEqual([["b", "c", "d"], {}]);
  });

  test("that the server refuses go, with its sentence, and are not sent again", () => {
    const state = reduce([chosen(choose("a"))], SAVED);
    const refused = reducePosting(state, {
      kind: "uploadRefused",
      chosen: choose("a"),
      field: "images",
      sentence: "Unreadable.",
    });
    expect([refused.files.photos, refused.refusals]).toEqual([
      [],
      { images: [{ fileName: "a.png", message: "Unreadable." }] },
    ]);
    expect(nextStep(refused)).toBeUndefined();
  });

  test("keep the audience that was chosen while they were sent, which is saved", () => {
    const state = reduce([chosen(choose("a")), { kind: "leveled", id: "a", level: "nda" }], SAVED);
    const taken = reducePosting(state, {
      kind: "uploaded",
      chosen: choose("a"),
      draft: draftWith(has("A")),
      added: has("A"),
    });
    expect(nextStep(taken)).toMatchObject({ save: { photos: ["A"], pictureLevels: { A: "nda" } } });
    const member = reduce([{ kind: "leveled", id: "A", level: "member" }], save(taken));
    // Back to the default: that must be sent too.
    expect(nextStep(member)).toMatchObject({ save: { pictureLevels: { A: "member" } } });
  });

  test("without an answer may be there: they are known as soon as the server says so", () => {
    const unsure = reduce([chosen(choose("a")), { kind: "uploadUnsure", id: "a" }, { kind: "uploadEnded" }], SAVED);
    expect([unsure.draft.unsure, unsure.upload]).toEqual([["a"], undefined]);
    const missing = reducePosting(unsure, {
      kind: "uploaded",
      chosen: choose("a"),
      draft: draftWith(),
      added: undefined,
    });
    expect([missing.draft.unsure, nextStep(missing)?.kind]).toEqual([[], "upload"]);
  });
});

describe("publishing", () => {
  test("shows how much of the files that were missing has been sent", () => {
    const state = reduce([chosen(choose("a", 30), choose("b", 10)), { kind: "publishing" }], SAVED);
    expect([partSent(SAVED), partSent(state)]).toEqual([undefined, 0]);
    expect(partSent(reducePosting(state, { kind: "uploading", id: "a", part: 0.5 }))).toBe(15 / 40);
    const taken = { kind: "uploaded", chosen: choose("a", 30), draft: draftWith(has("A")), added: has("A") } as const;
    expect(partSent(reduce([taken, { kind: "uploadEnded" }], state))).toBe(30 / 40);
    expect(partSent(reduce([{ kind: "publishing" }], SAVED))).toBe(1);
  });

  test("ends published, or with a form that is saved on", () => {
    expect(reduce([{ kind: "publishing" }, { kind: "published" }], SAVED).mode).toBe("published");
    expect(reduce([{ kind: "publishing" }, { kind: "resumed" }], SAVED).mode).toBe("typing");
    expect(reduce([{ kind: "paused" }], SAVED).mode).toBe("still");
  });
});

describe("another device", () => {
  const OTHER = { at: 2, content: toContent(NO_VALUES) };
  const conflict = reduce(
    [
      { kind: "changedElsewhere", mine: 1 },
      { kind: "changedElsewhere", mine: 1, theirs: OTHER },
    ],
    SAVED,
  );

  test("that changed the draft stops saving until the user has chosen", () => {
    expect(conflict).toMatchObject({ mode: "still", keeping: { kind: "changed", mine: 1, theirs: OTHER } });
    expect(reducePosting(conflict, { kind: "resumed" }).mode).toBe("still");
  });

  test("is overwritten with this version, even if it was saved before", () => {
    const kept = reducePosting(conflict, { kind: "overwriting", draft: { revision: 7, files: [has("theirs")] } });
    expect([kept.mode, nextStep(kept)]).toEqual(["typing", expect.objectContaining({ kind: "save" })]);
    expect(nextStep(save(kept))).toEqual({ kind: "remove", id: "theirs" });
    expect(save(kept).draft.revision).toBe(8);
  });

  test("that ended the draft leaves the input, which becomes another draft without its files", () => {
    const taken = { kind: "uploaded", chosen: choose("a"), draft: draftWith(has("A")), added: has("A") } as const;
    const lost = reduce(
      [chosen(choose("a"), choose("b")), taken, { kind: "lost", id: "two", failure: FAILURE }],
      SAVED,
    );
    expect([lost.values, lost.files.photos.map(({ id }) => id)]).toEqual([VALUES, ["b"]]);
    expect([lost.draft, lost.keeping.kind]).toEqual([newDraft("two"), "failed"]);
  });
});

test("a form that is opened with other contents has no refusals, and nothing is saved of it yet", () => {
  const state = reduce([{ ...chosen(), refusals: [{ fileName: "f.gif", message: "No." }] } as PostingEvent], SAVED);
  const opened = reducePosting(state, { kind: "opened", values: NO_VALUES, files: NO_FILES, draft: newDraft("two") });
  expect(opened).toEqual({ ...OPENED, draft: newDraft("two") });
});

test("the line above the form says what becomes of the draft", () => {
  expect(reduce([{ kind: "working" }]).keeping).toEqual({ kind: "saving" });
  expect(reduce([{ kind: "upToDate", at: 5 }]).keeping).toEqual({ kind: "saved", at: 5 });
  expect(reduce([{ kind: "failed", failure: FAILURE, isRefused: false }]).keeping).toEqual({
    kind: "failed",
    failure: FAILURE,
  });
});
