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
        owner: <Trans>No documents have been requested.</Trans>,
        reader: <Trans>You have not requested any documents.</Trans>,
      }}
      closed={null}
      failed={<Trans>The requests could not be loaded.</Trans>}
    />
  );
}
