import { listParagraphs } from "@vestpocket/domain/agreements/agreements.rules";
import type { ShownText } from "@vestpocket/domain/agreements/agreements.schema";
import { useId } from "react";
import { Code } from "../../ui/code.tsx";

interface AgreementTextProps {
  /** The fingerprint of a text to be signed. */
  text: Pick<ShownText, "language" | "title" | "body"> & Partial<Pick<ShownText, "sha256">>;
}

/** The full text of an agreement, in its own language, as it is signed. */
export function AgreementText({ text: { language, title, body, sha256 } }: AgreementTextProps) {
  const heading = useId();
  return (
    <article lang={language} aria-labelledby={heading} className="rounded-card border border-line bg-raised p-5 sm:p-8">
      <h2 id={heading} className="text-28">
        {title}
      </h2>
      {listParagraphs(body).map((part, at) =>
        part.isHeading ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order.
          <h3 key={at} className="mt-6 text-18">
            {part.text}
          </h3>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order.
          <p key={at} className="mt-2 max-w-[68ch] whitespace-pre-line">
            {part.text}
          </p>
        ),
      )}
      {sha256 && (
        <p className="mt-6 border-t border-line pt-4 text-13 text-muted">
          SHA-256 <Code>{sha256}</Code>
        </p>
      )}
    </article>
  );
}
