import { Trans } from "@lingui/react/macro";
import { findRegulator, REGULATORS } from "@vestpocket/domain/agents/agents.regulators";
import type { AgentProfileView } from "@vestpocket/domain/agents/agents.schema";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import { Building2, MapPin, Users } from "lucide-react";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { useLicenceClassWords } from "../../shared/agents/licence-classes.ts";
import { usePlaceWords } from "../../shared/places/place-words.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { AgentBadge, toShownLicence } from "./agent-badge.tsx";
import { AgentBoard } from "./agent-board.tsx";
import { ReplyTime } from "./reply-time.tsx";

const FACT = "flex items-start gap-2.5";
const ICON = { size: 18, className: "mt-0.5 shrink-0 text-muted", "aria-hidden": true } as const;

/** An agent's name, brokerage, board and verification. */
export function AgentProfile({ agent }: { agent: AgentProfileView }) {
  const place = usePlaceWords()(agent);
  const { firstName, lastName, profilePictureUrl, verification, statedLicence } = agent;
  return (
    <div className="flex flex-col gap-6 sm:flex-row sm:gap-8">
      <Avatar
        firstName={firstName}
        lastName={lastName}
        pictureUrl={profilePictureUrl}
        className="size-24 text-36 sm:size-32"
      />
      <div className="min-w-0">
        <h1 className="text-28 leading-[2.25rem] wrap-anywhere sm:text-36 sm:leading-[2.75rem]">
          {firstName} {lastName}
        </h1>
        <p className="mt-2">
          <AgentBadge licence={toShownLicence(agent)} />
        </p>
        {verification && <VerificationLine province={agent.province} verification={verification} />}
        {statedLicence && <StatedLine province={agent.province} stated={statedLicence} />}
        {agent.replyBand !== null && (
          <p className="mt-2">
            <ReplyTime band={agent.replyBand} />
          </p>
        )}
        <ul className="mt-5 space-y-2 text-16">
          <li className={FACT}>
            <Building2 {...ICON} />
            <span className="min-w-0 wrap-anywhere">{agent.brokerageName}</span>
          </li>
          <li className={FACT}>
            <MapPin {...ICON} />
            <span className="min-w-0 wrap-anywhere">{place}</span>
          </li>
          <li className={FACT}>
            <Users {...ICON} />
            <span className="min-w-0 wrap-anywhere">
              <AgentBoard agent={agent} />
            </span>
          </li>
        </ul>
      </div>
    </div>
  );
}

function VerificationLine({
  province,
  verification,
}: {
  province: string;
  verification: NonNullable<AgentProfileView["verification"]>;
}) {
  const language = useLanguage();
  const toClass = useLicenceClassWords();
  const { regulator: code, licenceNumber } = verification;
  const regulator = findRegulator(province, code)?.name ?? code;
  const licenceClass = toClass(verification.licenceClass);
  const date = formatDate(verification.checkedAt.seconds, language);
  return (
    <p className="mt-2 text-13 text-muted wrap-anywhere">
      <Trans>
        {regulator} ({code}), licence {licenceNumber} ({licenceClass}), checked on {date}
      </Trans>
    </p>
  );
}

function StatedLine({
  province,
  stated,
}: {
  province: string;
  stated: NonNullable<AgentProfileView["statedLicence"]>;
}) {
  const toClass = useLicenceClassWords();
  const name = findProvince(province)?.name;
  const code = name && REGULATORS[name][0]?.code;
  const licence = [code, stated.licenceNumber].filter((part) => part !== undefined).join(" ");
  const licenceClass = stated.licenceClass && toClass(stated.licenceClass);
  return (
    <p className="mt-2 text-13 text-muted wrap-anywhere">
      {licenceClass ? (
        <Trans>
          As the member states: licence {licence} ({licenceClass})
        </Trans>
      ) : (
        <Trans>As the member states: licence {licence}</Trans>
      )}
    </p>
  );
}
