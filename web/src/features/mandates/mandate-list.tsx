import { Trans, useLingui } from "@lingui/react/macro";
import { fromSearch, MANDATE_MESSAGES } from "@vestpocket/domain/mandates/mandates.rules";
import type { Mandate, Mandates } from "@vestpocket/domain/mandates/mandates.schema";
import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useLanguage, useLocalPath, useMessage } from "../../platform/language.ts";
import { FullLoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { useCall } from "../../platform/use-call.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyPocket } from "../../ui/drawings.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { useRowDialog } from "../../ui/use-row-dialog.ts";
import { toEntered } from "./entered-mandate.ts";
import { MandateCard } from "./mandate-card.tsx";
import { MandateForm } from "./mandate-form.tsx";
import { useMandateActions, useMandates } from "./mandates.api.ts";
import type { SearchWords } from "./search-words.ts";

interface MandateListProps {
  words: SearchWords;
  /** The search from which a new one is described; undefined if none is. */
  described: SearchFilter | undefined;
}

/** What the signed-in user looks for, in all states. */
export function MandateList(props: MandateListProps) {
  const { t } = useLingui();
  const query = useMandates();
  return (
    <QueryFrame
      query={query}
      loading={
        <Loading label={t`Loading mandates…`} className="space-y-3">
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </Loading>
      }
      failure={
        <FullLoadFailure query={query}>
          <Trans>Your mandates could not be loaded.</Trans>
        </FullLoadFailure>
      }
    >
      {(mandates) => <Loaded mandates={mandates} {...props} />}
    </QueryFrame>
  );
}

/** What the form describes: another mandate from a search, or one anew. */
interface Describing {
  readonly known: Mandate | undefined;
  readonly search: SearchFilter;
}

function Loaded({ mandates, words, described }: MandateListProps & { mandates: Mandates }) {
  const { t } = useLingui();
  const language = useLanguage();
  const localPath = useLocalPath();
  const message = useMessage();
  const navigate = useNavigate();
  const failureWords = useFailureWords();
  const { answer, remove } = useMandateActions();
  const { run } = useCall();
  const deleting = useRowDialog<Mandate>();
  const [chosen, setDescribing] = useState<Describing>();
  const describing = chosen ?? (described && { known: undefined, search: described });
  const list = useRef<HTMLUListElement>(null);
  const wasDescribing = useRef(false);
  const isDescribing = describing !== undefined;
  useEffect(() => {
    if (wasDescribing.current && !isDescribing) list.current?.focus({ preventScroll: true });
    wasDescribing.current = isDescribing;
  }, [isDescribing]);
  const isFull = mandates.left === 0;
  const attempt = (change: () => Promise<unknown>) => void run(change, (failure) => toast.error(failureWords(failure)));

  function close() {
    setDescribing(undefined);
    if (described) void navigate(localPath(paths.mandates()), { replace: true, preventScrollReset: true });
  }

  if (describing && !(isFull && describing.known === undefined))
    return (
      <MandateForm
        mandates={mandates}
        known={describing.known}
        start={toEntered(toStart(describing), language)}
        listWords={words.listWords}
        onClose={close}
      />
    );
  return (
    <div className="space-y-4">
      {isFull ? (
        <Notice tone="info">{message(MANDATE_MESSAGES.full)}</Notice>
      ) : (
        mandates.mandates.length > 0 && (
          <Button onClick={() => setDescribing({ known: undefined, search: {} })}>
            <Trans>Describe what you want</Trans>
          </Button>
        )
      )}
      <ul ref={list} tabIndex={-1} aria-label={t`Mandates`} className="space-y-3 outline-none">
        {mandates.mandates.map((mandate) => (
          <li key={mandate.id}>
            <MandateCard
              mandate={mandate}
              words={words}
              onAnswer={(said) => attempt(async () => toast.success(await answer(mandate.id, said)))}
              onChange={() => setDescribing({ known: mandate, search: {} })}
              onDelete={() => deleting.show(mandate)}
            />
          </li>
        ))}
      </ul>
      {mandates.mandates.length === 0 && (
        <EmptyState
          as="h2"
          drawing={<EmptyPocket />}
          action={
            <>
              <p className="basis-full text-muted">
                <Trans>Describe a place once. We compare every new listing with it, and nobody else sees it.</Trans>
              </p>
              <Button onClick={() => setDescribing({ known: undefined, search: {} })}>
                <Trans>Describe what you want</Trans>
              </Button>
            </>
          }
        >
          <Trans>You are not looking for anything yet.</Trans>
        </EmptyState>
      )}
      {deleting.row && (
        <AlertDialog
          open={deleting.isOpen}
          onClose={deleting.close}
          title={<Trans>Delete this mandate?</Trans>}
          text={<Trans>It cannot be restored. To stop for a while, pause it.</Trans>}
          close={<Trans>Cancel</Trans>}
          confirm={{
            label: <Trans>Delete</Trans>,
            onConfirm() {
              const { id = "" } = deleting.row ?? {};
              deleting.close();
              attempt(() => remove(id));
            },
          }}
        />
      )}
    </div>
  );
}

function toStart({ known, search }: Describing) {
  if (known !== undefined) return known;
  const { target, ...start } = fromSearch(search);
  return { ...start, targets: [target] };
}
