import { Trans } from "@lingui/react/macro";
import { CAPACITY_LABELS, PURPOSE_LABELS } from "@vestpocket/domain/access/access.labels";
import { REFUSED_AUTOMATICALLY } from "@vestpocket/domain/access/access.rules";
import type { AccessRequest } from "@vestpocket/domain/access/access.schema";
import type { OwnerStep } from "@vestpocket/domain/access/states.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import { withValues } from "@vestpocket/domain/shared/text";
import type { ReactNode } from "react";
import { formatAge } from "../../platform/formatting.ts";
import { useLanguage, useLocalPath, useMessage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { DOT } from "../../ui/dot.ts";
import { Fact, FactColumns, FactList } from "../../ui/fact-list.tsx";
import { AskerFacts } from "./asker-facts.tsx";
import { OwnersNote } from "./owners-note.tsx";
import { RequestActions } from "./request-actions.tsx";
import { RequestState } from "./request-state.tsx";
import { SignLink } from "./sign-link.tsx";

interface RequestCardProps {
  request: AccessRequest;
  /** Called when the owner begins to do something about it. */
  onStep: (step: OwnerStep) => void;
}

/** A request: shows the owner who asks and what they can do, and the asker what they sent. */
export function RequestCard({ request, onStep }: RequestCardProps) {
  const language = useLanguage();
  const { listing, asker, askedAt } = request;
  return (
    <article className="rounded-card border border-line bg-raised p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 font-sans text-18 font-semibold wrap-anywhere">{asker?.name ?? listing.name}</h2>
        <RequestState {...request} />
      </div>
      <p className="mt-1 text-14 text-muted wrap-anywhere">
        <LocalLink to={paths.property(listing.id)} className="font-medium text-link underline underline-offset-4">
          {asker === null ? <Trans>View the listing</Trans> : listing.name}
        </LocalLink>
        {DOT}
        {formatAge(askedAt.seconds, language, Date.now())}
      </p>
      <div className="mt-5">
        <FactColumns>
          {asker !== null && <AskerFacts asker={asker} isNamed />}
          <Asked request={request} />
        </FactColumns>
      </div>
      <Texts request={request} />
      {request.refusedDomain !== null && <Automatic request={request} domain={request.refusedDomain} />}
      {asker === null ? (
        <NextLink request={request} />
      ) : (
        <>
          <OwnersNote standing={request.standing} />
          <RequestActions request={request} onStep={onStep} />
        </>
      )}
    </article>
  );
}

/** That the listing's settings declined it, and whether its sender wants the owner to look at it. */
function Automatic({ request: { asker, standing }, domain }: { request: AccessRequest; domain: string }) {
  const message = useMessage();
  const isAsked = standing.kind === "waiting" || standing.kind === "questioned";
  return (
    <p className="mt-5 max-w-prose text-14">
      {asker === null && !isAsked && message(withValues(REFUSED_AUTOMATICALLY, { domain }))}
      {asker === null && isAsked && <Trans>It was declined automatically. You asked the owner to look at it.</Trans>}
      {asker !== null && !isAsked && <Trans>Your settings declined it because of the address at {domain}.</Trans>}
      {asker !== null && isAsked && (
        <Trans>
          Your settings declined it because of the address at {domain}. This person asks you to look at it yourself.
        </Trans>
      )}
    </p>
  );
}

/** What the sender of a request does next, if it is something. */
function NextLink({ request: { standing, listing } }: { request: AccessRequest }) {
  const localPath = useLocalPath();
  if (standing.next === "sign") return <SignLink listingId={listing.id} isNext className="mt-5" />;
  if (standing.next !== "answer") return null;
  return (
    <ButtonLink to={localPath(paths.ownAccess(listing.id))} className="mt-5">
      <Trans>Answer the question</Trans>
    </ButtonLink>
  );
}

function Asked({ request: { purpose, capacity, company } }: { request: AccessRequest }) {
  const message = useMessage();
  return (
    <FactList>
      <Fact name={<Trans>Purpose</Trans>}>{message(PURPOSE_LABELS[purpose])}</Fact>
      <Fact name={<Trans>On behalf of</Trans>}>{message(CAPACITY_LABELS[capacity])}</Fact>
      {company !== "" && <Fact name={<Trans>Company</Trans>}>{company}</Fact>}
    </FactList>
  );
}

/** What the two people wrote. */
function Texts({ request: { message, question, answer, note, grant } }: { request: AccessRequest }) {
  return (
    <dl className="space-y-4 empty:hidden not-empty:mt-5">
      <Text name={<Trans>Message</Trans>} text={message} />
      <Text name={<Trans>The owner’s question</Trans>} text={question} />
      <Text name={<Trans>Answer</Trans>} text={answer} />
      <Text name={<Trans>The owner’s note</Trans>} text={note} />
      <Text name={<Trans>Reason</Trans>} text={grant?.reason ?? ""} />
    </dl>
  );
}

function Text({ name, text }: { name: ReactNode; text: string }) {
  if (text === "") return null;
  return (
    <div>
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="mt-0.5 max-w-prose whitespace-pre-wrap wrap-anywhere">{text}</dd>
    </div>
  );
}
