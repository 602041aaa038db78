import { Trans } from "@lingui/react/macro";
import type { Operator } from "@vestpocket/domain/operators/operators.schema";
import { describePhone } from "@vestpocket/domain/phones/described-phone.rules";
import { PROVINCE_LABELS } from "@vestpocket/domain/places/places.schema";
import { useMessage } from "../../../platform/language.ts";
import { Term, Terms } from "../prose.tsx";
import { OfOperator } from "./of-operator.tsx";
import { OutsideLink } from "./outside-link.tsx";

/** Who runs the site and how to reach them. */
export function OperatorDetails({ operator }: { operator: Operator | null }) {
  const message = useMessage();
  if (operator === null) {
    return (
      <p>
        <Trans>This is a private server, which is not open to the public. It names no operator.</Trans>
      </p>
    );
  }
  const { name, address, phone, email, province } = operator;
  return (
    <Terms>
      <Term word={<Trans>Name</Trans>}>
        <OfOperator>{name}</OfOperator>
      </Term>
      <Term word={<Trans>Address</Trans>}>
        <OfOperator>{address}</OfOperator>
      </Term>
      <Term word={<Trans>Phone</Trans>}>
        <OfOperator>
          <OutsideLink to={`tel:${phone}`}>{message(describePhone(phone))}</OutsideLink>
        </OfOperator>
      </Term>
      <Term word={<Trans>Email</Trans>}>
        <OfOperator>
          <OutsideLink to={`mailto:${email}`}>{email}</OutsideLink>
        </OfOperator>
      </Term>
      <Term word={<Trans>Established in</Trans>}>
        <OfOperator>{message(PROVINCE_LABELS[province])}</OfOperator>
      </Term>
    </Terms>
  );
}
