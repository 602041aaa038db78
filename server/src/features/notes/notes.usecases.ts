import type { AuditAction } from "@vestpocket/domain/audit/audit.actions";
import { NOTE_DUTIES } from "@vestpocket/domain/notes/notes.rules";
import type { Note, NoteSubject } from "@vestpocket/domain/notes/notes.schema";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { requireDuty } from "../../platform/session/administrator.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { noteNotFound, noteSubjectNotFound, notYourNote } from "./notes.failures.ts";
import {
  insertNote,
  listNoteRows,
  lockNote,
  lockSubject,
  type NoteRecord,
  removeNote,
  updateNote,
} from "./notes.queries.ts";
import { toNote } from "./notes.views.ts";

export type NoteDeps = Pick<Platform, "db" | "clock" | "recordAudit">;

interface NoteTarget {
  readonly viewer: Viewer;
  readonly subject: NoteSubject;
}

interface NoteRequest {
  readonly viewer: Viewer;
  readonly id: string;
}

/** The notes on a subject, newest first. Throws Failure 403 for a subject that the administrator's role does not include. */
export async function readNotes(deps: NoteDeps, { viewer, subject }: NoteTarget): Promise<Note[]> {
  requireDuty(viewer, NOTE_DUTIES[subject.kind]);
  await record(deps, deps.db, { viewer, subject, action: "notes.read" });
  return listNotes(deps.db, subject);
}

export async function addNote(
  deps: NoteDeps,
  { viewer, subject, text }: NoteTarget & { text: string },
): Promise<Note[]> {
  requireDuty(viewer, NOTE_DUTIES[subject.kind]);
  return deps.db.transaction(async (tx) => {
    const about = await lockSubject(tx, subject);
    if (about === undefined) throw noteSubjectNotFound();
    await insertNote(tx, { id: newId(), ...about, authorId: viewer.uid, text, createdAt: deps.clock.now() });
    await record(deps, tx, { viewer, subject, action: "notes.add" });
    return listNotes(tx, subject);
  });
}

export async function editNote(deps: NoteDeps, { viewer, id, text }: NoteRequest & { text: string }): Promise<Note[]> {
  return changeOwn(deps, { viewer, id, action: "notes.edit" }, (tx) =>
    updateNote(tx, id, { text, editedAt: deps.clock.now() }),
  );
}

export async function deleteNote(deps: NoteDeps, { viewer, id }: NoteRequest): Promise<Note[]> {
  return changeOwn(deps, { viewer, id, action: "notes.delete" }, (tx) => removeNote(tx, id));
}

/** Changes one of the viewer's own notes; returns all notes on its subject. */
async function changeOwn(
  deps: NoteDeps,
  { viewer, id, action }: NoteRequest & { action: AuditAction },
  change: (tx: Queryable) => Promise<void>,
): Promise<Note[]> {
  return deps.db.transaction(async (tx) => {
    const note = await lockNote(tx, id);
    if (note === undefined) throw noteNotFound();
    if (note.authorId !== viewer.uid) throw notYourNote();
    const subject = toSubject(note);
    requireDuty(viewer, NOTE_DUTIES[subject.kind]);
    await change(tx);
    await record(deps, tx, { viewer, subject, action });
    return listNotes(tx, subject);
  });
}

function toSubject({ accountId, orderId, listingId }: NoteRecord): NoteSubject {
  if (listingId !== null) return { kind: "listing", id: listingId };
  if (orderId !== null) return { kind: "order", id: orderId };
  if (accountId !== null) return { kind: "account", id: accountId };
  throw new Error("a note has a subject");
}

async function listNotes(db: Queryable, subject: NoteSubject): Promise<Note[]> {
  return (await listNoteRows(db, subject)).map(toNote);
}

async function record(
  { recordAudit }: NoteDeps,
  tx: Queryable,
  { viewer, subject, action }: NoteTarget & { action: AuditAction },
): Promise<void> {
  await recordAudit(tx, { actorId: viewer.uid, action, subject, details: { by: "administrator" } });
}
