import { Trans, useLingui } from "@lingui/react/macro";
import { mayChangeListing } from "@vestpocket/domain/listings/listings.rules";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useEditDraft } from "../features/listings/drafts.api.ts";
import { useOpenedProperty } from "../features/listings/listings.api.ts";
import { FormSkeleton } from "../features/listings/posting/form-skeleton.tsx";
import { toUnsentKey } from "../features/listings/posting/unsent-drafts.ts";
import { forgetDraft } from "../platform/drafts.ts";
import { ApiFailure } from "../platform/http.ts";
import { useLocalPath } from "../platform/language.ts";
import { LoadFailure } from "../platform/load-failure.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { LostSign } from "../ui/drawings.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { toast } from "../ui/toast.tsx";
import { PostingForm } from "./posting-form.tsx";
import { FormFrame } from "./posting-frame.tsx";

/** Edits an existing listing with the draft of its changes, then shows its page. */
export function EditListing({ uid, id }: { uid: string; id: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const account = localPath(paths.account());
  const [round, setRound] = useState(0);
  const listing = useOpenedProperty(id);
  const changes = useEditDraft(id, round);
  const { data: property } = listing;
  const { data: draft } = changes;
  const query = listing.error || listing.isPaused ? listing : changes;
  const { error } = query;
  const isMissing = error instanceof ApiFailure && (error.status === 404 || error.status === 409);
  if (isMissing || (property && !mayEdit(uid, property))) return <NotEditable account={account} />;

  function leave() {
    toast.success(t`Your changes have been saved.`);
    void navigate(localPath(paths.property(id)));
  }

  /** With what another device saved, replacing the form's contents. */
  function reopen() {
    if (draft) forgetDraft(toUnsentKey(uid, draft.id));
    setRound(round + 1);
  }

  return (
    <FormFrame title={t`Edit listing`}>
      {property && draft && (
        <PostingForm
          key={round}
          uid={uid}
          standing={property}
          draftToOpen={{ id: draft.id, saved: draft }}
          onReopen={reopen}
          back={
            <ButtonLink kind="secondary" size="large" to={account}>
              <Trans>Back</Trans>
            </ButtonLink>
          }
          onSaved={leave}
        />
      )}
      {!(property && draft) && (error || query.isPaused) && (
        <LoadFailure query={query}>
          <Trans>Something went wrong while fetching property data.</Trans>
        </LoadFailure>
      )}
      {!(property && draft) && !error && !query.isPaused && <FormSkeleton />}
    </FormFrame>
  );
}

/** The server's status is the current one. */
function mayEdit(uid: string, { status, listingOwner }: Property): boolean {
  const listing = { status, expiresAt: null, ownerId: listingOwner ?? "" };
  return mayChangeListing({ viewer: { uid }, listing, event: "edit", now: new Date() });
}

function NotEditable({ account }: { account: string }) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Edit listing`} />
      <EmptyState
        as="h1"
        drawing={<LostSign />}
        action={
          <ButtonLink to={account}>
            <Trans>My Account</Trans>
          </ButtonLink>
        }
      >
        <Trans>This listing can’t be edited.</Trans>
      </EmptyState>
    </>
  );
}
