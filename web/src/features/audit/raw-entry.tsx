import { Trans } from "@lingui/react/macro";
import type { AuditEntryView } from "@vestpocket/domain/audit/audit.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { LocalLink } from "../../platform/local-link.tsx";
import { Code } from "../../ui/code.tsx";
import { DOT } from "../../ui/dot.ts";

/** The entry as it was recorded, with its ids. */
export function RawEntry({ entry }: { entry: AuditEntryView }) {
  const { action, actorId, subjectKind, subjectId, details, address } = entry;
  const facts = Object.entries(details).map(([key, value]) => `${key}: ${value}`);
  const audit = paths.admin("audit");
  return (
    <details className="mt-1 text-13 font-normal">
      <summary className="w-fit cursor-pointer py-1 text-muted underline underline-offset-4">
        <Trans>As recorded</Trans>
      </summary>
      <dl className="mt-1 space-y-1.5">
        <Value name={<Trans>Action</Trans>}>
          <Code>{action}</Code>
        </Value>
        {actorId && (
          <Value name={<Trans>Actor</Trans>}>
            <Code>{actorId}</Code>
            <FilterLink to={`${audit}?actor=${actorId}`}>
              <Trans>All actions by this actor</Trans>
            </FilterLink>
          </Value>
        )}
        {subjectId && (
          <Value name={<Trans>Target</Trans>}>
            <Code>
              {subjectKind} {subjectId}
            </Code>
            <FilterLink to={`${audit}?subject=${subjectId}`}>
              <Trans>All actions on this target</Trans>
            </FilterLink>
          </Value>
        )}
        {facts.length > 0 && (
          <Value name={<Trans>Details</Trans>}>
            <Code>{facts.join(DOT)}</Code>
          </Value>
        )}
        <Value name={<Trans>IP address</Trans>}>{address === null ? "–" : <Code>{address}</Code>}</Value>
      </dl>
    </details>
  );
}

function Value({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function FilterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LocalLink to={to} className="block w-fit py-0.5 text-link underline underline-offset-4">
      {children}
    </LocalLink>
  );
}
