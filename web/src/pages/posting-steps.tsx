import { useLingui } from "@lingui/react/macro";
import { ProgressSteps } from "../ui/progress-steps.tsx";

/** The progress of a new listing: 0 post, 1 plan, 2 payment. */
export function PostingSteps({ current }: { current: 0 | 1 | 2 }) {
  const { t } = useLingui();
  return (
    <ProgressSteps label={t`Steps to your listing`} steps={[t`Post ad`, t`Promote Ad`, t`Finish`]} current={current} />
  );
}
