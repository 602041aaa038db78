import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { hasTranslation } from "@vestpocket/domain/listings/posting-values.rules";
import { toLine } from "@vestpocket/domain/shared/readable-text";
import { ChevronDown, Circle, CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import { type MouseEvent, useId, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { focusHeading, headingOf } from "./posting-anchors.ts";
import type { Section } from "./posting-sections.ts";
import { listSections, type SectionState } from "./section-states.ts";
import { SECTION_TITLES } from "./section-titles.ts";
import type { Posting } from "./use-posting.ts";

const ROW = "flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 py-1.5 text-14";

const MARKS = {
  complete: <CircleCheck size={18} className="shrink-0 text-success" aria-hidden="true" />,
  wrong: <CircleAlert size={18} className="shrink-0 text-danger" aria-hidden="true" />,
  open: <Circle size={18} className="shrink-0 text-muted" aria-hidden="true" />,
  optional: <CircleDashed size={18} className="shrink-0 text-muted" aria-hidden="true" />,
};

/** Each section's progress, beside the form if there is room; on smaller screens a button opens it. */
export function SectionProgress({ posting, current }: { posting: Posting; current: Section }) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const sections = listSections(posting);
  const left = sections.filter(({ state }) => state === "open" || state === "wrong").length;
  return (
    <div className="xl:absolute xl:inset-y-0 xl:right-full xl:w-56 xl:pr-4">
      <nav
        aria-label={t`Sections of the form`}
        className="max-xl:rounded-card max-xl:border max-xl:border-line max-xl:bg-raised xl:sticky xl:top-6"
      >
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={`${ROW} font-medium xl:hidden`}
        >
          <Plural
            value={left}
            _0="All required sections are complete"
            one="# section to complete"
            other="# sections to complete"
          />
          <ChevronDown
            size={18}
            className={classNames("ml-auto shrink-0 transition-transform", isOpen && "rotate-180")}
            aria-hidden="true"
          />
        </button>
        <ol id={id} className={classNames("max-xl:border-t max-xl:border-line max-xl:p-1", !isOpen && "max-xl:hidden")}>
          {sections.map((each) => (
            <li key={each.section}>
              <SectionLink {...each} isCurrent={each.section === current} />
              {each.section === "details" && <MissingLanguage posting={posting} />}
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

/** Shows which language has no text; it is not required, so it is not counted. */
function MissingLanguage({ posting: { values, language } }: { posting: Posting }) {
  if (toLine(values.title) === "" || hasTranslation(values)) return null;
  return (
    <p className="pr-3 pb-1 pl-10 text-13 text-muted">
      {language === "en" ? <Trans>No French text</Trans> : <Trans>No English text</Trans>}
    </p>
  );
}

interface SectionLinkProps {
  section: Section;
  state: SectionState;
  isCurrent: boolean;
}

function SectionLink({ section, state, isCurrent }: SectionLinkProps) {
  const { t, i18n } = useLingui();
  const words = { complete: t`complete`, wrong: t`has an error`, open: t`to complete`, optional: t`optional` };
  const name = i18n._(SECTION_TITLES[section]);

  function jump(event: MouseEvent) {
    event.preventDefault();
    focusHeading(section);
  }

  return (
    <a
      href={`#${headingOf(section)}`}
      aria-label={`${name}, ${words[state]}`}
      aria-current={isCurrent ? "step" : undefined}
      onClick={jump}
      className={classNames(
        ROW,
        "text-muted transition-colors hover:bg-sunken hover:text-text -outline-offset-2",
        "aria-[current=step]:bg-sunken aria-[current=step]:font-semibold aria-[current=step]:text-text",
      )}
    >
      {MARKS[state]}
      {name}
    </a>
  );
}
