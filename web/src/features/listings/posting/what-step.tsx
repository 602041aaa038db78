import { Trans, useLingui } from "@lingui/react/macro";
import { hasTranslation } from "@vestpocket/domain/listings/posting-values.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { toLine, toLines } from "@vestpocket/domain/shared/readable-text";
import type { ReactNode } from "react";
import { LocalLink } from "../../../platform/local-link.tsx";
import { CityPicker } from "../../../shared/places/city-picker.tsx";
import type { PlaceChoice } from "../../../shared/places/place-choice.ts";
import { ProvincePicker } from "../../../shared/places/province-picker.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { FixedEye } from "./audience-eye.tsx";
import { AuthorizationField } from "./authorization-field.tsx";
import { CategoryFields, type CategoryIcons } from "./category-fields.tsx";
import { FilledMark } from "./filled-mark.tsx";
import { Fold } from "./fold.tsx";
import { anchorOf } from "./posting-anchors.ts";
import { StepCard } from "./step-card.tsx";
import { TextFields } from "./text-fields.tsx";
import { useLeaks } from "./use-leaks.ts";
import type { Posting } from "./use-posting.ts";
import { WarnedHelp } from "./warned-help.tsx";

interface WhatStepProps {
  posting: Posting;
  icons: CategoryIcons;
  /** The listing's legal checks. */
  checks: ReactNode;
}

/** What is listed and where, and by whom. The questions after the category depend on its subtype. */
export function WhatStep({ posting, icons, checks }: WhatStepProps) {
  const { values, errorOf } = posting;
  const isWritten = toLines(values.description) !== "" || values.keywords.length > 0 || hasTranslation(values);
  const hasError = ["description", "otherTitle", "otherDescription", "keywords"].some((name) => errorOf(name));
  return (
    <StepCard step="what" isListed={values.subtype !== ""}>
      <CategoryFields posting={posting} icons={icons} />
      {values.subtype !== "" && (
        <>
          <TitleField posting={posting} />
          <PlaceFields posting={posting} />
          {!posting.isChange && <AuthorizationField posting={posting} />}
          <div className="grid items-start gap-x-6 lg:grid-cols-[3fr_2fr] *:open:col-span-full *:has-[>details[open]]:col-span-full">
            <Fold
              title={<Trans>Description, keywords, translation</Trans>}
              line={<MissingLanguage posting={posting} />}
              opens={isWritten || hasError}
            >
              <TextFields posting={posting} />
            </Fold>
            {checks}
          </div>
        </>
      )}
    </StepCard>
  );
}

/** Which language has no text; none is required. */
function MissingLanguage({ posting: { values, language } }: { posting: Posting }) {
  if (toLine(values.title) === "" || hasTranslation(values)) return null;
  return language === "en" ? <Trans>No French text</Trans> : <Trans>No English text</Trans>;
}

function TitleField({ posting }: { posting: Posting }) {
  const { values, errorOf } = posting;
  const { t } = useLingui();
  const leaks = useLeaks(posting);
  return (
    <div id={anchorOf("title")}>
      <TextField
        label={<Trans>Title</Trans>}
        name="title"
        autoComplete="off"
        placeholder={t`Without the street address`}
        required
        help={<WarnedHelp warning={leaks.say([values.title])} />}
        aside={<FixedEye posting={posting} isOnCard />}
        lang={posting.language}
        value={values.title}
        onChange={(event) => posting.changeText({ title: event.target.value })}
        error={errorOf("title")}
      />
      <FilledMark name="title" value={values.title} />
    </div>
  );
}

function PlaceFields({ posting }: { posting: Posting }) {
  const { t } = useLingui();
  const { values, change, errorOf } = posting;
  const place = {
    place: { province: values.province || undefined, city: values.city || undefined },
    onChange: ({ province = "", city = "" }: PlaceChoice) => change({ province, city }),
  };
  return (
    <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
      <div id={anchorOf("province")} className="min-w-0">
        <ProvincePicker
          {...place}
          placeholder={t`Choose a province`}
          aside={<FixedEye posting={posting} isOnCard />}
          error={errorOf("province") ?? posting.closedProvince}
        />
        <FilledMark name="province" value={values.province} />
      </div>
      <div id={anchorOf("city")} className="min-w-0">
        <CityPicker
          {...place}
          placeholder={t`Choose a city`}
          aside={
            <span className="flex flex-wrap items-center justify-end gap-x-3">
              <LocalLink
                to={`${paths.ticket()}?${new URLSearchParams({ type: "feature", subject: t`Please add my city` })}`}
                className="text-13 text-link underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                <Trans>City missing?</Trans>
              </LocalLink>
              <FixedEye posting={posting} isOnCard />
            </span>
          }
          error={errorOf("city")}
        />
        <FilledMark name="city" value={values.city} />
      </div>
    </div>
  );
}
