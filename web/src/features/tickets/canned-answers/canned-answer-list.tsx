import { Trans, useLingui } from "@lingui/react/macro";
import type { CannedAnswer } from "@vestpocket/domain/tickets/canned-answers.schema";
import { Plus } from "lucide-react";
import { useState } from "react";
import { LoadFailure } from "../../../platform/load-failure.tsx";
import { QueryFrame } from "../../../platform/query-frame.tsx";
import { Button } from "../../../ui/button.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.tsx";
import { CannedAnswerForm } from "./canned-answer-form.tsx";
import { CannedAnswerItem } from "./canned-answer-item.tsx";
import { useCannedAnswerCalls, useCannedAnswers } from "./canned-answers.api.ts";

const CARD = "rounded-card border border-line bg-raised p-5 sm:p-6";

/** All canned answers, by title, with a form for a new one. */
export function CannedAnswerList() {
  const query = useCannedAnswers();
  return (
    <QueryFrame
      query={query}
      loading={
        <Loading>
          <Skeleton className="h-64" />
        </Loading>
      }
      failure={
        <LoadFailure query={query}>
          <Trans>The canned answers could not be loaded.</Trans>
        </LoadFailure>
      }
    >
      {(cannedAnswers) => <List cannedAnswers={cannedAnswers} />}
    </QueryFrame>
  );
}

function List({ cannedAnswers }: { cannedAnswers: readonly CannedAnswer[] }) {
  const { t } = useLingui();
  const { add } = useCannedAnswerCalls();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className="space-y-6">
      {isAdding ? (
        <div className={CARD}>
          <CannedAnswerForm
            keepAs="new"
            onSave={async (written) => {
              await add(written);
              toast.success(t`The canned answer was added.`);
              setIsAdding(false);
            }}
            onCancel={() => setIsAdding(false)}
          />
        </div>
      ) : (
        <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setIsAdding(true)}>
          <Trans>Add a canned answer</Trans>
        </Button>
      )}
      {cannedAnswers.length > 0 ? (
        <ul className="space-y-4">
          {cannedAnswers.map((cannedAnswer) => (
            <li key={cannedAnswer.id} className={CARD}>
              <CannedAnswerItem cannedAnswer={cannedAnswer} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">
          <Trans>No canned answers yet.</Trans>
        </p>
      )}
    </div>
  );
}
