import type { AccessStateView } from "@vestpocket/domain/access/access.schema";
import {
  describeEarlierSignature,
  describeReaderStep,
  READER_SENTENCES,
} from "@vestpocket/domain/access/states.labels";
import type { AccessStateKind } from "@vestpocket/domain/access/states.terms";
import type { ReactNode } from "react";
import { Notice, type NoticeTone } from "../../ui/notice.tsx";
import { useStandingText } from "./standing-text.ts";

const TONES: Readonly<Record<AccessStateKind, NoticeTone>> = {
  unasked: "info",
  withdrawn: "info",
  waiting: "info",
  questioned: "warning",
  signed: "success",
  approved_unsigned: "warning",
  reading: "success",
  expired: "info",
  refused: "warning",
  revoked: "warning",
  superseded: "info",
  unlisted: "info",
};

interface StandingNoticeProps {
  standing: AccessStateView;
  /** What the owner wrote about it. */
  written?: string;
  /** Said instead of the state and the next step, where they would not be the whole truth. */
  said?: string | undefined;
  /** What the reader can do about it. */
  children?: ReactNode;
}

/** For a reader: where they stand with a listing, and what they do next. */
export function StandingNotice({ standing, written = "", said, children }: StandingNoticeProps) {
  const say = useStandingText(standing);
  const told = said === undefined ? [describeEarlierSignature(standing), describeReaderStep(standing)] : [];
  return (
    <Notice tone={TONES[standing.kind]}>
      <p>{said ?? say(READER_SENTENCES[standing.kind])}</p>
      {written !== "" && <p className="mt-1 font-normal whitespace-pre-wrap wrap-anywhere">{written}</p>}
      {told.map(
        (each) =>
          each && (
            <p key={each.id} className="mt-1 font-normal">
              {say(each)}
            </p>
          ),
      )}
      {children}
    </Notice>
  );
}
