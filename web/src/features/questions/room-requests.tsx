import { Trans } from "@lingui/react/macro";
import { QuestionSection, type RoomReader } from "./question-section.tsx";

/** In a listing's room: document requests. Each reader sees their own. */
export function RoomRequests(reader: RoomReader) {
  return (
    <QuestionSection
      {...reader}
      kind="document"
      heading={<Trans>Requested documents</Trans>}
      empty={{
        owner: <Trans>Nobody has asked for a document.</Trans>,
        reader: <Trans>You have not asked for a document. Is one missing?</Trans>,
      }}
      closed={null}
      failed={<Trans>The requests could not be loaded.</Trans>}
    />
  );
}
