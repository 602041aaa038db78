import { Plural } from "@lingui/react/macro";
import { RETENTION, type RetainedKind } from "@vestpocket/domain/accounts/retention.rules";

/** How long a kind of record is kept, by the server's own rules: “2 years”. */
export function KeptFor({ kind }: { kind: RetainedKind }) {
  const period = RETENTION[kind];
  return "years" in period ? (
    <Plural value={period.years} one="# year" other="# years" />
  ) : (
    <Plural value={period.days} one="# day" other="# days" />
  );
}
