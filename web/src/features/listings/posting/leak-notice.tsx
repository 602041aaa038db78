import { Trans } from "@lingui/react/macro";
import { findLeaks } from "@vestpocket/domain/disclosure/leaks.rules";
import { useMessage } from "../../../platform/language.ts";
import { Notice } from "../../../ui/notice.tsx";
import { listSecrets } from "./leveled-values.ts";
import type { PostingValues } from "./posting-values.ts";

/** Warns of what the title and the description give away. */
export function LeakNotice({ values }: { values: PostingValues }) {
  const message = useMessage();
  const { title, otherTitle, description, otherDescription } = values;
  const leaks = findLeaks({ texts: [title, otherTitle, description, otherDescription], secrets: listSecrets(values) });
  if (leaks.length === 0) return null;
  const names = leaks.map((leak) => message(leak)).join(", ");
  return (
    <Notice tone="warning">
      <Trans>Your title or description gives this away: {names}.</Trans>
    </Notice>
  );
}
