import { Trans, useLingui } from "@lingui/react/macro";
import { MALFORMED_SHA256, readSha256 } from "@vestpocket/domain/evidence/evidence.rules";
import type { VerifyAnswer } from "@vestpocket/domain/evidence/evidence.schema";
import { FileCheck } from "lucide-react";
import { type FormEvent, Suspense, useEffect, useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useMessage } from "../../platform/language.ts";
import { lazyBody } from "../../platform/lazy-body.ts";
import { Button } from "../../ui/button.tsx";
import { FileDrop } from "../../ui/file-drop.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { verifySha256 } from "./evidence.api.ts";
import { FILE_MAX, hashFile } from "./hash-file.ts";

const ProofResult = lazyBody("evidence", async () => (await import("./proof-result.tsx")).ProofResult);

/** What the latest check ended with; empty before that. */
interface Outcome {
  readonly problem?: { readonly field: "file" | "sha256"; readonly words: string };
  readonly failure?: string;
  readonly found?: VerifyAnswer;
}

/** Checks a file, which stays in the browser, or a SHA-256. The URL in a certificate's code names a record. */
export function VerifyForm() {
  const { t } = useLingui();
  const message = useMessage();
  const failureWords = useFailureWords();
  const [sha256, setSha256] = useState("");
  const [fileName, setFileName] = useState("");
  const [outcome, setOutcome] = useState<Outcome>({});
  const [pending, setPending] = useState(false);
  const attempts = useRef(0);
  const { problem, failure, found } = outcome;

  /** Begins a check. What an earlier one still finds is about another file and no longer shown. */
  function begin(): (outcome: Outcome) => void {
    attempts.current += 1;
    const attempt = attempts.current;
    setOutcome({});
    setPending(true);
    return (ended) => {
      if (attempt !== attempts.current) return;
      setOutcome(ended);
      setPending(false);
    };
  }

  async function check(entered: string, end = begin()) {
    const wanted = readSha256(entered);
    if (wanted === undefined) return end({ problem: { field: "sha256", words: message(MALFORMED_SHA256) } });
    try {
      end({ found: await verifySha256(wanted) });
    } catch (error) {
      end({ failure: failureWords(error) });
    }
  }

  async function checkFile([file]: readonly File[]) {
    if (file === undefined) return;
    const end = begin();
    setFileName(file.name);
    setSha256("");
    const refuse = (words: string) => end({ problem: { field: "file", words } });
    if (file.size > FILE_MAX) return refuse(t`This file is too large to be a certificate.`);
    const attempt = attempts.current;
    // A file that was moved or deleted since it was chosen cannot be read.
    const hash = await hashFile(file).catch(() => undefined);
    if (attempt !== attempts.current) return;
    if (hash === undefined) return refuse(t`This file could not be read. Please choose it again.`);
    setSha256(hash);
    await check(hash, end);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that the page was opened with
  useEffect(() => {
    const named = readSha256(window.location.hash.slice(1));
    if (named === undefined) return;
    setSha256(named);
    void check(named);
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setFileName("");
    void check(sha256);
  }

  return (
    <div className="space-y-6">
      <FileDrop
        label={<Trans>Certificate</Trans>}
        help={
          fileName === "" ? <Trans>The file stays in your browser. Only its SHA-256 hash is sent.</Trans> : fileName
        }
        error={problem?.field === "file" ? problem.words : undefined}
        name="file"
        accept="application/pdf,.pdf"
        onFiles={(files) => void checkFile(files)}
        icon={<FileCheck size={20} />}
        action={<Trans>Choose a PDF</Trans>}
        hint={<Trans>or drop it here</Trans>}
      />
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          name="sha256"
          label={<Trans>SHA-256 hash</Trans>}
          help={<Trans>Of a certificate or a record, as shown in the email and on the certificate.</Trans>}
          value={sha256}
          onChange={({ target }) => setSha256(target.value)}
          error={problem?.field === "sha256" ? problem.words : undefined}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <Button type="submit" pending={pending} className="sm:self-start">
          <Trans>Check</Trans>
        </Button>
      </form>
      <div aria-live="polite">
        {failure && <Notice tone="danger">{failure}</Notice>}
        {found && (
          <Suspense>
            <ProofResult {...found} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
