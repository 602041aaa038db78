import { Trans } from "@lingui/react/macro";
import type { Operator } from "@vestpocket/domain/operators/operators.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { Item, Points, TextLink } from "../prose.tsx";
import { OfOperator } from "./of-operator.tsx";
import { OutsideLink } from "./outside-link.tsx";

/** How to have something removed that infringes a right. */
export function Takedown({ operator }: { operator: Operator | null }) {
  const email = operator?.email;
  return (
    <>
      <p>
        {email === undefined ? (
          <Trans>
            If something on the site infringes your copyright, your trademark or another right of yours, tell us on the{" "}
            <TextLink to={paths.ticket()}>ticket page</TextLink>:
          </Trans>
        ) : (
          <Trans>
            If something on the site infringes your copyright, your trademark or another right of yours, tell us on the{" "}
            <TextLink to={paths.ticket()}>ticket page</TextLink> or by email (
            <OfOperator>
              <OutsideLink to={`mailto:${email}`}>{email}</OutsideLink>
            </OfOperator>
            ):
          </Trans>
        )}
      </p>
      <Points>
        <Item>
          <Trans>what it is, and the address of the page;</Trans>
        </Item>
        <Item>
          <Trans>which right it infringes, and that you own it or act for its owner;</Trans>
        </Item>
        <Item>
          <Trans>your name and how to reach you.</Trans>
        </Item>
      </Points>
      <p>
        <Trans>
          We forward your notice to the person who posted it, remove what appears to infringe, and tell both of you what
          we decided. We disable the accounts of people who do it repeatedly. A notice that is knowingly false makes its
          author liable.
        </Trans>
      </p>
    </>
  );
}
