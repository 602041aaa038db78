import { Trans } from "@lingui/react/macro";
import { findLeaks } from "@vestpocket/domain/disclosure/leaks.rules";
import { useMessage } from "../../../platform/language.ts";
import { Notice } from "../../../ui/notice.tsx";
import { listSecrets } from "./leveled-values.ts";
import type { PostingValues } from "./posting-values.ts";

interface LeakNoticeProps {
  values: PostingValues;
  /** Undefined without a document, or if not every member may read its name. */
  documentName: string | undefined;
}

/** Warns about public text that gives away something confidential. */
export function LeakNotice({ values, documentName = "" }: LeakNoticeProps) {
  const message = useMessage();
  const { title, otherTitle, description, otherDescription, keywords } = values;
  const secrets = listSecrets(values);
  const say = (texts: readonly string[]) =>
    findLeaks({ texts, secrets })
      .map((leak) => message(leak))
      .join(", ");
  const names = say([title, otherTitle, description, otherDescription]);
  // File names have punctuation between words instead of spaces.
  const further = say([...keywords, documentName, documentName.replace(/[_+-]+/gu, " ")]);
  return (
    <>
      {names && (
        <Notice tone="warning">
          <Trans>Your title or description reveals the following: {names}.</Trans>
        </Notice>
      )}
      {further && (
        <Notice tone="warning">
          <Trans>Your document name or keywords reveal the following: {further}.</Trans>
        </Notice>
      )}
    </>
  );
}
