import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { findLeveled, type LeveledItem } from "@vestpocket/domain/disclosure/disclosure.fields";
import { AUDIENCE_LABELS } from "@vestpocket/domain/disclosure/disclosure.labels";
import type { Levels } from "@vestpocket/domain/disclosure/disclosure.schema";
import {
  AUDIENCES,
  type Audience,
  PICTURE_LEVELS,
  type PictureLevel,
  reaches,
} from "@vestpocket/domain/disclosure/disclosure.terms";
import { effectiveAudience } from "@vestpocket/domain/disclosure/levels.rules";
import { pickVisitorCard } from "@vestpocket/domain/listings/posting-values.rules";
import { Eye, LockKeyhole } from "lucide-react";
import { useMessage } from "../../../platform/language.ts";
import type { Posting } from "./use-posting.ts";

/** In the little room beside a field. */
const SHORT: Readonly<Record<Audience, MessageDescriptor>> = {
  public: msg`Everyone`,
  member: msg`Members`,
  verified: msg`Verified`,
  nda: msg`Signed NDA`,
  granted: msg`Approved`,
};

interface EyeChoiceProps<Value extends Audience> {
  /** Of what: a field's or a picture's name. */
  name: string;
  choices: readonly Value[];
  value: Value;
  onChange: (audience: Value) => void;
}

/** Who sees something, beside it; a press offers the other audiences, in the device's own list. */
function EyeChoice<Value extends Audience>({ name, choices, value, onChange }: EyeChoiceProps<Value>) {
  const { t, i18n } = useLingui();
  const message = useMessage();
  const isNarrow = !reaches("member", value);
  return (
    <span className="relative inline-flex shrink-0 items-center gap-1 rounded-full border border-line px-2 text-13 font-normal text-muted hover:border-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      {isNarrow ? (
        <LockKeyhole size={14} className="text-link" aria-hidden="true" />
      ) : (
        <Eye size={14} aria-hidden="true" />
      )}
      <span aria-hidden="true" className={isNarrow ? "font-medium text-link" : undefined}>
        {i18n._(SHORT[value])}
      </span>
      <select
        aria-label={t`Who sees ${name}`}
        value={value}
        onChange={({ target }) => onChange(choices.find((each) => each === target.value) ?? value)}
        className="absolute -inset-y-2.5 inset-x-0 cursor-pointer appearance-none bg-raised text-text opacity-0"
      >
        {choices.map((audience) => (
          <option key={audience} value={audience}>
            {message(AUDIENCE_LABELS[audience])}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Who sees one of the listing's values; nothing for a value without a choice of audience. */
export function ValueEye({ posting: { values, change }, name }: { posting: Posting; name: string }) {
  const message = useMessage();
  const item = findLeveled(name);
  if (item === undefined) return null;
  return (
    <EyeChoice
      name={message(item.label)}
      choices={AUDIENCES.filter((audience) => isWithin(audience, item))}
      value={effectiveAudience(item.key, values.levels)}
      onChange={(audience) => change({ levels: choose(values.levels, { item, audience }) }, ["levels"])}
    />
  );
}

interface PictureEyeProps {
  /** The picture's name: 'photo 2'. */
  picture: string;
  level: PictureLevel;
  onChange: (level: PictureLevel) => void;
}

/** Who may see a picture. */
export function PictureEye({ picture, level, onChange }: PictureEyeProps) {
  return <EyeChoice name={picture} choices={PICTURE_LEVELS} value={level} onChange={onChange} />;
}

/** Who sees what has no choice of its own: everyone, if the listing's public page or card shows it. */
export function FixedEye({ posting: { values }, isOnCard = false }: { posting: Posting; isOnCard?: boolean }) {
  const { i18n } = useLingui();
  const isPublic = isOnCard && (values.teaser !== "off" || pickVisitorCard(values) !== "none");
  const audience = i18n._(SHORT[isPublic ? "public" : "member"]);
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-13 text-muted">
      <Eye size={14} aria-hidden="true" />
      <span className="sr-only">
        <Trans>Seen by:</Trans>{" "}
      </span>
      {audience}
    </span>
  );
}

const isWithin = (audience: Audience, { floor, ceiling }: LeveledItem) =>
  reaches(audience, floor) && reaches(ceiling, audience);

/** The default does not count as a choice. */
function choose(levels: Levels, { item, audience }: { item: LeveledItem; audience: Audience }): Levels {
  const { [item.key]: _, ...others } = levels;
  return audience === item.byDefault ? others : { ...others, [item.key]: audience };
}
