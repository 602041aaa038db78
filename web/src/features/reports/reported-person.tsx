import { Trans } from "@lingui/react/macro";
import type { Report } from "@vestpocket/domain/reports/reports.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { LocalLink } from "../../platform/local-link.tsx";

/** One of the two people in a report, with a link to the account unless it was deleted. */
export function ReportedPerson({ person: { uid, name } }: { person: Report["reporter"] }) {
  if (uid === null) return name || <Trans>Deleted account</Trans>;
  return (
    <LocalLink to={paths.admin(`users/${uid}`)} className="text-link underline underline-offset-4">
      {name}
    </LocalLink>
  );
}
