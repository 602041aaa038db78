import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { CalendarClock } from "lucide-react";
import { useLocation } from "react-router";
import { useLocalPath } from "../platform/language.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PostingFrame } from "./posting-frame.tsx";
import { PostingSteps } from "./posting-steps.tsx";

/** Where a saved listing goes on. Plans open together with payments; until then this page says so. */
export default function ChoosePlanPage() {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const { state } = useLocation();
  const isFromPosting = typeof state === "object" && state !== null && "propertyId" in state;
  return (
    <PostingFrame title={t`Choose your plan`} steps={<PostingSteps current={1} />}>
      <div role="note" className="flex items-start gap-3 rounded-card border border-line bg-raised p-5 text-14 sm:p-8">
        <CalendarClock size={20} className="mt-px shrink-0 text-muted" aria-hidden="true" />
        <div>
          <p className="font-semibold">
            {isFromPosting ? <Trans>Your listing is saved as a draft</Trans> : <Trans>Not open yet</Trans>}
          </p>
          <p className="mt-1 text-muted">
            <Trans>Choosing a plan opens together with payments. Until then, only you can see your drafts.</Trans>
          </p>
          <ButtonLink to={localPath(paths.account())} className="mt-5">
            <Trans>My Account</Trans>
          </ButtonLink>
        </div>
      </div>
    </PostingFrame>
  );
}
