import { useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { EmailNeeded } from "../features/accounts/email-needed.tsx";
import { PhoneNeeded } from "../features/accounts/phone-needed.tsx";
import { ListingQuota } from "../features/listings/listing-quota.tsx";
import type { Saved } from "../features/listings/posting/use-sending.ts";
import { useLocalPath } from "../platform/language.ts";
import { useSession } from "../platform/session.ts";
import { EditListing } from "./edit-listing.tsx";
import { PostingForm } from "./posting-form.tsx";
import { PostingFrame } from "./posting-frame.tsx";
import { PostingSteps } from "./posting-steps.tsx";

const REDIRECT_MS = 2000;

/** Creates a listing; with `?edit=<id>`, edits one. */
export default function CreateListingPage() {
  const id = useSearchParams()[0].get("edit");
  const { uid } = useSession();
  if (uid === undefined) return null;
  return id === null ? <NewListing uid={uid} /> : <EditListing key={id} uid={uid} id={id} />;
}

function NewListing({ uid }: { uid: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const choosePlan = useLocalPath()(paths.choosePlan());
  const [saved, setSaved] = useState<Saved>();

  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => void navigate(choosePlan, { replace: true, state: saved }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [saved, navigate, choosePlan]);

  return (
    <PostingFrame title={t`Create Listing`} steps={<PostingSteps current={0} />}>
      <PhoneNeeded uid={uid} />
      <ListingQuota />
      <EmailNeeded uid={uid} />
      <PostingForm uid={uid} standing={undefined} onSaved={setSaved} />
    </PostingFrame>
  );
}
