import { useLingui } from "@lingui/react/macro";
import { ProgressSteps } from "../ui/progress-steps.tsx";

/** How far a new listing has come: 0 posted, 1 its plan, 2 its payment. */
export function PostingSteps({ current }: { current: 0 | 1 | 2 }) {
  const { t } = useLingui();
  return (
    <ProgressSteps label={t`Steps to your listing`} steps={[t`Post ad`, t`Promote Ad`, t`Finish`]} current={current} />
  );
}
