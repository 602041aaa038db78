import { Trans } from "@lingui/react/macro";

export function NotAdvice() {
  return (
    <p className="text-13 text-muted">
      <Trans>These notes point to the law. They are not legal advice, and they may not be complete.</Trans>
    </p>
  );
}
