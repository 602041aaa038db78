import { Plural, Trans } from "@lingui/react/macro";
import type { StreamState } from "@vestpocket/domain/messages/streams.schema";
import { useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { ReasonDialog } from "../../platform/reason-dialog.tsx";
import { useCall } from "../../platform/use-call.ts";
import { useMay } from "../../shared/administrators/rights.tsx";
import { Button } from "../../ui/button.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { SettingsRow } from "../../ui/settings-row.tsx";
import { toast } from "../../ui/toast.tsx";
import { useStreamAdministration } from "./stream-administration.api.ts";
import { useStreamTitles } from "./use-stream-titles.ts";

/** Each stream of commercial email: what waits in it, and its switch. */
export function StreamStates({ streams }: { streams: readonly StreamState[] }) {
  return (
    <FormCard title={<Trans>Streams</Trans>}>
      <div className="@container divide-y divide-line">
        {streams.map((state) => (
          <StreamRow key={state.stream} state={state} />
        ))}
      </div>
    </FormCard>
  );
}

function StreamRow({ state }: { state: StreamState }) {
  const { stream, stop, waiting } = state;
  const may = useMay();
  const language = useLanguage();
  const title = useStreamTitles()[stream];
  const since = stop && formatMoment(stop.since.seconds, language);
  return (
    <SettingsRow
      title={title}
      text={
        <>
          {stop === null ? (
            <Trans>Running.</Trans>
          ) : (
            <Trans>
              Stopped since {since}: {stop.reason}
            </Trans>
          )}{" "}
          <Plural value={waiting} _0="No email waits." one="# email waits." other="# emails wait." />
        </>
      }
    >
      {may("POST /v1/admin/mail-streams/{stream}/stop") &&
        (stop === null ? <StopButton stream={stream} title={title} /> : <StartButton stream={stream} title={title} />)}
    </SettingsRow>
  );
}

interface SwitchProps {
  stream: StreamState["stream"];
  title: string;
}

function StopButton({ stream, title }: SwitchProps) {
  const { stop } = useStreamAdministration();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Stop {title}</Trans>
      </Button>
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Stop {title}?</Trans>}
        text={
          <Trans>
            No email of this stream is sent. It waits for up to three days, and is sent once you start the stream again.
          </Trans>
        }
        help={<Trans>Only administrators see it.</Trans>}
        action={<Trans>Stop</Trans>}
        keepAs={`stop-stream ${stream}`}
        onConfirm={async (reason) => {
          toast.success(await stop(stream, reason));
        }}
      />
    </>
  );
}

function StartButton({ stream, title }: SwitchProps) {
  const toWords = useFailureWords();
  const { start } = useStreamAdministration();
  const { run, pending } = useCall();
  return (
    <Button
      kind="secondary"
      pending={pending}
      onClick={async () => {
        const sentence = await run(
          () => start(stream),
          (failure) => toast.error(toWords(failure)),
        );
        if (sentence !== undefined) toast.success(sentence);
      }}
    >
      <Trans>Start {title} again</Trans>
    </Button>
  );
}
