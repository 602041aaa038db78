import { Trans } from "@lingui/react/macro";
import type { UserDetails } from "@vestpocket/domain/accounts/administration.schema";
import { findRegulator } from "@vestpocket/domain/agents/agents.regulators";
import type { Recheck } from "@vestpocket/domain/agents/agents.rules";
import type { SeenAgent } from "@vestpocket/domain/agents/agents.schema";
import { type ReactNode, useState } from "react";
import { formatDay } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { ReasonDialog } from "../../platform/reason-dialog.tsx";
import { useLicenceClassWords } from "../../shared/agents/licence-classes.ts";
import { usePlaceWords } from "../../shared/places/place-words.ts";
import { Button } from "../../ui/button.tsx";
import { Fact, FactList } from "../../ui/fact-list.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { toast } from "../../ui/toast.tsx";
import { useVerification } from "./verification.api.ts";
import { VerificationForm } from "./verification-form.tsx";

interface VerificationCardProps {
  user: Pick<UserDetails, "uid" | "firstName" | "lastName">;
  agent: NonNullable<UserDetails["agent"]>;
  /** Called when the verification has changed. */
  onChange: () => Promise<unknown>;
}

/** What an agent entered, and what an administrator checked with the regulator. */
export function VerificationCard({ user, agent, onChange }: VerificationCardProps) {
  const { verify, unverify } = useVerification(user.uid);
  const place = usePlaceWords()(agent);
  const isVerified = agent.verifiedAt !== null;
  return (
    <FormCard title={<Trans>Licence</Trans>}>
      <FactList>
        <Fact name={<Trans>Brokerage</Trans>}>{agent.brokerageName}</Fact>
        <Fact name={<Trans>Location</Trans>}>{place}</Fact>
        <Fact name={<Trans>Board</Trans>}>{agent.realEstateBoard ?? <Trans>None</Trans>}</Fact>
        {isVerified && <Licence agent={agent} />}
        {!isVerified && agent.recheck && (
          <Fact name={<Trans>To be checked because</Trans>}>
            <RecheckWords recheck={agent.recheck} />
          </Fact>
        )}
        {!isVerified && agent.unverifiedReason && (
          <Fact name={<Trans>Why the verification was removed</Trans>}>
            <span className="whitespace-pre-line">{agent.unverifiedReason}</span>
          </Fact>
        )}
      </FactList>
      {isVerified ? (
        <Unverify
          uid={user.uid}
          onConfirm={async (reason) => {
            toast.success(await unverify(reason));
            await onChange();
          }}
        />
      ) : (
        <VerificationForm
          agent={toSeen(user, agent)}
          stated={{ licenceNumber: agent.statedLicenceNumber, licenceClass: agent.statedLicenceClass }}
          onSubmit={async (check, seen) => {
            toast.success(await verify(check, seen));
            await onChange();
          }}
        />
      )}
    </FormCard>
  );
}

function toSeen(
  { firstName, lastName }: VerificationCardProps["user"],
  { brokerageName, realEstateBoard, province }: VerificationCardProps["agent"],
): SeenAgent {
  return { firstName, lastName, brokerageName, realEstateBoard, province };
}

function Licence({
  agent: { province, regulator, licenceNumber, licenceClass, licenceCheckedOn, verifiedUntil },
}: Pick<VerificationCardProps, "agent">) {
  const language = useLanguage();
  const toClass = useLicenceClassWords();
  return (
    <>
      <Fact name={<Trans>Regulator</Trans>}>{findRegulator(province, regulator ?? "")?.name ?? regulator}</Fact>
      <Fact name={<Trans>Licence number</Trans>}>{licenceNumber}</Fact>
      <Fact name={<Trans>Class of licence</Trans>}>{licenceClass && toClass(licenceClass)}</Fact>
      <Fact name={<Trans>Checked on</Trans>}>
        {licenceCheckedOn && <span className="tabular">{formatDay(licenceCheckedOn, language)}</span>}
      </Fact>
      <Fact name={<Trans>Counts until</Trans>}>
        {verifiedUntil && <span className="tabular">{formatDay(verifiedUntil, language)}</span>}
      </Fact>
    </>
  );
}

const RECHECK_WORDS: Readonly<Record<Recheck, () => ReactNode>> = {
  stated: () => <Trans>The member has entered a licence.</Trans>,
  name: () => <Trans>The name has changed.</Trans>,
  brokerage: () => <Trans>The brokerage, board or province has changed.</Trans>,
  licence: () => <Trans>The member has entered another licence.</Trans>,
  expired: () => <Trans>The last check is a year old, or the licence has expired.</Trans>,
};
const RecheckWords = ({ recheck }: { recheck: Recheck }) => RECHECK_WORDS[recheck]();

function Unverify({ uid, onConfirm }: { uid: string; onConfirm: (reason: string) => Promise<void> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button kind="danger" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Trans>Remove the verification</Trans>
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={<Trans>Remove the verification?</Trans>}
        text={
          <p>
            <Trans>The “Verified Agent” badge is removed at once. The agent stays in the directory.</Trans>
          </p>
        }
        help={<Trans>Saved with the agent. Only administrators can see it.</Trans>}
        action={<Trans>Remove badge</Trans>}
        keepAs={`unverify.${uid}`}
        onConfirm={onConfirm}
      />
    </div>
  );
}
