import { Trans } from "@lingui/react/macro";

/** Cards with which every outcome can be tried. */
export function TestCards() {
  return (
    <details className="text-14 text-muted">
      <summary className="min-h-6 cursor-pointer underline decoration-1 underline-offset-4">
        <Trans>Cards to try it with</Trans>
      </summary>
      <ul className="mt-2 flex flex-col gap-1">
        <li>
          <CardNumber>4242 4242 4242 4242</CardNumber> <Trans>pays</Trans>
        </li>
        <li>
          <CardNumber>4000 0000 0000 0002</CardNumber> <Trans>is declined</Trans>
        </li>
        <li>
          <CardNumber>4000 0000 0000 9995</CardNumber> <Trans>has insufficient funds</Trans>
        </li>
        <li>
          <CardNumber>4000 0025 0000 3155</CardNumber> <Trans>asks for an authentication</Trans>
        </li>
      </ul>
      <p className="mt-2">
        <Trans>Any expiry to come, any three digits as the security code.</Trans>
      </p>
    </details>
  );
}

function CardNumber({ children }: { children: string }) {
  return <span className="tabular whitespace-nowrap text-text">{children}</span>;
}
