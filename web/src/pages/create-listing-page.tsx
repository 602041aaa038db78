import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router";
import { EmailNeeded } from "../features/accounts/email-needed.tsx";
import { PhoneNeeded } from "../features/accounts/phone-needed.tsx";
import { useOpenedDraft } from "../features/listings/drafts.api.ts";
import { ListingQuota } from "../features/listings/listing-quota.tsx";
import type { Saved } from "../features/listings/posting/draft-runner.ts";
import { FormSkeleton } from "../features/listings/posting/form-skeleton.tsx";
import { findUnsentDraft, toUnsentKey } from "../features/listings/posting/unsent-drafts.ts";
import { ClosedProvinces } from "../features/operators/closed-provinces.tsx";
import { forgetDraft } from "../platform/drafts.ts";
import { ApiFailure } from "../platform/http.ts";
import { useLocalPath } from "../platform/language.ts";
import { hasFailed, LoadFailure, type LoadQuery } from "../platform/load-failure.tsx";
import { useSession } from "../platform/session.ts";
import { EditListing } from "./edit-listing.tsx";
import { PostingForm } from "./posting-form.tsx";
import { FormFrame } from "./posting-frame.tsx";
import { PostingSteps } from "./posting-steps.tsx";

const REDIRECT_MS = 2000;
/** The query parameter that names a draft. */
const DRAFT = "draft";

/** Creates a listing; with `?edit=<id>`, edits one. */
export default function CreateListingPage() {
  const id = useSearchParams()[0].get("edit");
  const { uid } = useSession();
  if (uid === undefined) return null;
  return id === null ? <NewListing uid={uid} /> : <EditListing key={id} uid={uid} id={id} />;
}

/** The form of one draft. The URL names it once the server has it, so that a reload or another tab can continue it. */
function NewListing({ uid }: { uid: string }) {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const id = query.get(DRAFT) ?? undefined;
  const [form, setForm] = useState<OpenForm>(() => openForm(0, id ?? findUnsentDraft(uid)));
  // The URL names another draft: a link led here. What the form itself put there changes nothing.
  if (id !== undefined && !form.ids.includes(id)) setForm(openForm(form.round + 1, id));

  function place(own: string | undefined) {
    if (own === id) return;
    if (own !== undefined) setForm((before) => ({ ...before, ids: [...before.ids, own] }));
    // The address may have changed since the form was last drawn: it also names the step.
    const changed = new URLSearchParams(own === undefined ? "" : window.location.search);
    if (own !== undefined) changed.set(DRAFT, own);
    setQuery(changed, { replace: true, preventScrollReset: true, state });
  }

  /** With what another device saved, replacing the form's contents. */
  function reopen() {
    if (id === undefined) return;
    forgetDraft(toUnsentKey(uid, id));
    setForm(openForm(form.round + 1, id));
  }

  return <DraftForm key={form.round} uid={uid} form={form} onPlace={place} onReopen={reopen} />;
}

interface OpenForm {
  /** Increases when another draft is opened. */
  readonly round: number;
  /** The draft to open; undefined for an empty form. */
  readonly opened: string | undefined;
  /** The drafts that the form has stored. */
  readonly ids: readonly string[];
}

const openForm = (round: number, opened: string | undefined): OpenForm => ({
  round,
  opened,
  ids: opened === undefined ? [] : [opened],
});

interface DraftFormProps {
  uid: string;
  form: OpenForm;
  onPlace: (id: string | undefined) => void;
  onReopen: () => void;
}

function DraftForm({ uid, form: { opened, round }, onPlace, onReopen }: DraftFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const choosePlan = localPath(paths.choosePlan());
  const [saved, setSaved] = useState<Saved>();
  const query = useOpenedDraft(opened, round);
  const [ownId] = useState(() => opened ?? crypto.randomUUID());
  const isGone = query.error instanceof ApiFailure && query.error.status === 404;
  const isRead = opened === undefined || query.data !== undefined || isGone;

  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => void navigate(choosePlan, { replace: true, state: saved }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [saved, navigate, choosePlan]);

  // Changes to a listing have their own form.
  if (query.data?.listingId) return <Navigate replace to={localPath(paths.editListing(query.data.listingId))} />;
  return (
    <FormFrame title={t`Create Listing`} steps={<PostingSteps current={0} />}>
      <PhoneNeeded uid={uid} />
      <ClosedProvinces />
      <ListingQuota />
      <EmailNeeded uid={uid} />
      {isRead ? (
        <PostingForm
          uid={uid}
          standing={undefined}
          draftToOpen={{ id: ownId, saved: query.data }}
          onPlace={onPlace}
          onReopen={onReopen}
          onSaved={setSaved}
        />
      ) : (
        <WaitingForm query={query} />
      )}
    </FormFrame>
  );
}

function WaitingForm({ query }: { query: LoadQuery }) {
  if (!hasFailed(query)) return <FormSkeleton />;
  return (
    <LoadFailure query={query}>
      <Trans>Your draft could not be loaded.</Trans>
    </LoadFailure>
  );
}
