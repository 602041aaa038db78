import { Trans } from "@lingui/react/macro";
import type { Asker } from "@vestpocket/domain/access/access.schema";
import { Fact, FactList } from "../../ui/fact-list.tsx";
import { StateMark } from "../../ui/state-mark.tsx";

/** What an owner sees of somebody who asks, as a list. */
export function AskerFacts({ asker }: { asker: Asker }) {
  const { name, email, brokerageName, isPhoneConfirmed, isLicenceChecked } = asker;
  return (
    <FactList>
      <Fact name={<Trans>Name</Trans>}>{name}</Fact>
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
