import { Trans } from "@lingui/react/macro";
import type { OwnAccess } from "@vestpocket/domain/access/access.schema";
import type { ReactNode } from "react";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { Notice } from "../../ui/notice.tsx";

/** The owner's latest decision and their note; an invitation to ask if there is none. */
export function Decided({ access: { decision, signing, reason, untilAt, request } }: { access: OwnAccess }) {
  const language = useLanguage();
  const end = untilAt ? formatDate(untilAt.seconds, language) : "";
  switch (decision) {
    case "live":
      return (
        <Notice tone="success">
          {signing === "unsigned" ? (
            <Trans>The owner gave you access until {end}. Sign the NDA to see the details.</Trans>
          ) : (
            <Trans>The owner gave you access until {end}.</Trans>
          )}
        </Notice>
      );
    case "expired":
      return (
        <Notice tone="info">
          <Trans>Your access ended on {end}. You can request it again.</Trans>
        </Notice>
      );
    case "revoked":
      return (
        <Notice tone="warning">
          <Trans>The owner revoked your access.</Trans>
          <Written text={reason} />
        </Notice>
      );
    case "refused":
      return (
        <Notice tone="warning">
          <Trans>The owner declined your request.</Trans>
          <Written text={request?.note} />
        </Notice>
      );
    case "none":
      return (
        <p className="text-14 text-muted">
          <Trans>The owner decides who can read the rest. Say who you are and why you are asking.</Trans>
        </p>
      );
  }
}

function Written({ text = "" }: { text: string | undefined }): ReactNode {
  return text !== "" && <p className="mt-1 font-normal whitespace-pre-wrap wrap-anywhere">{text}</p>;
}
