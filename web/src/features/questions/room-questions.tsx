import { Trans } from "@lingui/react/macro";
import { QuestionSection, type RoomReader } from "./question-section.tsx";

/** In a listing's room: its readers' questions and its owner's answers. */
export function RoomQuestions(reader: RoomReader) {
  return (
    <QuestionSection
      {...reader}
      kind="question"
      heading={<Trans>Questions and answers</Trans>}
      empty={{
        owner: <Trans>No questions yet. Everyone with access to the room can read your answers.</Trans>,
        reader: <Trans>No questions have been answered yet. Ask the first one.</Trans>,
      }}
      closed={
        <Trans>Readers with access can ask the owner questions here, and all of them can read the answers.</Trans>
      }
      failed={<Trans>The questions could not be loaded.</Trans>}
    />
  );
}
