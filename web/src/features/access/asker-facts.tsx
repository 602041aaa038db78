import { Trans } from "@lingui/react/macro";
import type { Asker } from "@vestpocket/domain/access/access.schema";
import { Fact, FactList } from "../../ui/fact-list.tsx";
import { StateMark } from "../../ui/state-mark.tsx";

interface AskerFactsProps {
  asker: Asker;
  /** The heading above shows the name. */
  isNamed?: boolean;
}

/** What an owner sees of an asker, as a list. */
export function AskerFacts({ asker, isNamed = false }: AskerFactsProps) {
  const { name, email, brokerageName, isPhoneConfirmed, isLicenceChecked } = asker;
  return (
    <FactList>
      {!isNamed && <Fact name={<Trans>Name</Trans>}>{name}</Fact>}
      <Fact name={<Trans>Email</Trans>}>{email}</Fact>
      {brokerageName !== null && (
        <Fact name={<Trans>Brokerage</Trans>}>
          {brokerageName}{" "}
          {isLicenceChecked && (
            <StateMark isGood>
              <Trans>Licence checked</Trans>
            </StateMark>
          )}
        </Fact>
      )}
      <Fact name={<Trans>Phone</Trans>}>
        <StateMark isGood={isPhoneConfirmed}>
          {isPhoneConfirmed ? <Trans>Confirmed; the number is not shown</Trans> : <Trans>Not confirmed</Trans>}
        </StateMark>
      </Fact>
    </FactList>
  );
}
