import type { ReactNode } from "react";
import { FieldError } from "./field.tsx";
import { Notice } from "./notice.tsx";

/**
 * The parts of a form that work without scripts: hidden ones that the server copies into its response page
 * (server/src/platform/http/posted-answers.ts), and a sentence about what is missing then.
 */
export function AnswerParts({ missing }: { missing?: ReactNode }) {
  return (
    <noscript>
      <div hidden>
        <div data-part="danger" className="mb-5">
          <Notice tone="danger">
            <p data-text="" />
          </Notice>
        </div>
        <div data-part="success" className="mb-5">
          <Notice tone="success">
            <p data-text="" />
          </Notice>
        </div>
        <div data-part="error">
          <FieldError>
            <span data-text="" />
          </FieldError>
        </div>
      </div>
      {missing && (
        <div className="mb-5">
          <Notice tone="warning">{missing}</Notice>
        </div>
      )}
    </noscript>
  );
}
