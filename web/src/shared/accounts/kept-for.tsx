import { Plural } from "@lingui/react/macro";
import type { Retention } from "@vestpocket/domain/shared/retention";

/** How long a kind of record is kept, as the server does: “2 years”. */
export function KeptFor({ period }: { period: Retention }) {
  return "years" in period ? (
    <Plural value={period.years} one="# year" other="# years" />
  ) : (
    <Plural value={period.days} one="# day" other="# days" />
  );
}
