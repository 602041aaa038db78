import { Trans } from "@lingui/react/macro";
import type { Operator } from "@vestpocket/domain/operators/operators.schema";
import { OfOperator } from "./of-operator.tsx";
import { OutsideLink } from "./outside-link.tsx";

/** Whom the law wants to be named: the person in charge of personal information. */
export function PrivacyOfficer({ title, email }: Operator["privacyOfficer"]) {
  return (
    <p>
      <Trans>
        In charge of personal information:{" "}
        <OfOperator>
          {title}, <OutsideLink to={`mailto:${email}`}>{email}</OutsideLink>
        </OfOperator>
      </Trans>
    </p>
  );
}
