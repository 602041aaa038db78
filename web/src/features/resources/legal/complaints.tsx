import { Trans } from "@lingui/react/macro";
import type { Operator } from "@vestpocket/domain/operators/operators.schema";
import { PRIVACY_AUTHORITIES } from "@vestpocket/domain/operators/privacy.laws";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLanguage } from "../../../platform/language.ts";
import { Item, Points, TextLink } from "../prose.tsx";
import { OutsideLink } from "./outside-link.tsx";
import { PrivacyOfficer } from "./privacy-officer.tsx";

/** Whom to ask about personal information, and where to complain. */
export function Complaints({ operator }: { operator: Operator | null }) {
  const language = useLanguage();
  return (
    <>
      {operator !== null && <PrivacyOfficer {...operator.privacyOfficer} />}
      <p>
        <Trans>
          You can also use the <TextLink to={paths.ticket()}>ticket page</TextLink>, with the subject “Privacy”. We
          answer in writing within 30 days, and say why if we refuse something. If you are not satisfied, you can
          complain to the authority of your province, or to the federal one:
        </Trans>
      </p>
      <Points>
        {Object.values(PRIVACY_AUTHORITIES).map(({ name, site }) => (
          <Item key={site}>
            <OutsideLink to={site}>{name[language]}</OutsideLink>
          </Item>
        ))}
      </Points>
      <p className="text-14 text-muted">
        <Trans>
          If an incident puts you at risk of serious injury, the law requires us to notify you and the authority
          concerned.
        </Trans>
      </p>
    </>
  );
}
