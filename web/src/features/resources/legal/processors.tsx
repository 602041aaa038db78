import { Trans } from "@lingui/react/macro";
import type { ProcessorTask } from "@vestpocket/domain/operators/operators.processors";
import type { Processor } from "@vestpocket/domain/operators/operators.schema";
import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/language.ts";
import { Term, Terms } from "../prose.tsx";
import { OfOperator } from "./of-operator.tsx";

/** The companies that process data for this site, with their countries and the data that each gets. */
export function Processors({ processors }: { processors: readonly Processor[] }) {
  const language = useLanguage();
  const countries = new Intl.DisplayNames(`${language}-CA`, { type: "region" });
  if (processors.length === 0) {
    return (
      <p>
        <Trans>No other company processes data for this site.</Trans>
      </p>
    );
  }
  return (
    <>
      <Terms>
        {processors.map(({ task, name, country }) => (
          <Term key={task} word={TASKS[task].word}>
            <OfOperator>
              {name} ({countries.of(country)})
            </OfOperator>{" "}
            <br />
            {TASKS[task].data}
          </Term>
        ))}
      </Terms>
      <p>
        <Trans>
          They work on our behalf and for no other purpose. What is outside your province or outside Canada is subject
          to the laws of that place, and its courts and authorities may be able to see it. Before we use a company
          outside Quebec, we assess in writing how well it protects the data.
        </Trans>
      </p>
    </>
  );
}

const TASKS: Readonly<Record<ProcessorTask, { word: ReactNode; data: ReactNode }>> = {
  hosting: {
    word: <Trans>Hosting</Trans>,
    data: <Trans>Runs our servers: everything listed above.</Trans>,
  },
  files: {
    word: <Trans>Files</Trans>,
    data: <Trans>Stores pictures, documents and certificates.</Trans>,
  },
  mail: {
    word: <Trans>Email</Trans>,
    data: <Trans>Delivers our emails: your address and their contents.</Trans>,
  },
  texts: {
    word: <Trans>Text messages</Trans>,
    data: <Trans>Sends you codes: your phone number and the code.</Trans>,
  },
  payments: {
    word: <Trans>Payments</Trans>,
    data: (
      <Trans>
        Takes payments: the amount, your account ID, name, email and billing province, and what you enter in its form.
        Keeps your card if you choose to save it. Card numbers never reach our server.
      </Trans>
    ),
  },
  translation: {
    word: <Trans>Translation</Trans>,
    data: <Trans>Translates a listing’s title and description when its owner asks for it.</Trans>,
  },
  maps: {
    word: <Trans>Street maps</Trans>,
    data: <Trans>Draws the streets: your IP address and the part of the map you look at.</Trans>,
  },
  timestamps: {
    word: <Trans>Timestamps</Trans>,
    data: <Trans>Confirms when a certificate existed: the file’s SHA-256, which says nothing about you.</Trans>,
  },
};
