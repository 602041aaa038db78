import { Trans, useLingui } from "@lingui/react/macro";
import { hasTranslation } from "@vestpocket/domain/listings/posting-values.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { toLine, toLines } from "@vestpocket/domain/shared/readable-text";
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

/** What is listed and where, and by whom. The questions after the category depend on its subtype. */
export function WhatStep({ posting, icons }: { posting: Posting; icons: CategoryIcons }) {
  const { values, errorOf } = posting;
  const isWritten = toLines(values.description) !== "" || values.keywords.length > 0 || hasTranslation(values);
  const hasError = ["description", "otherTitle", "otherDescription", "keywords"].some((name) => errorOf(name));
  return (
    <StepCard step="what">
      <CategoryFields posting={posting} icons={icons} />
      {values.subtype !== "" && (
        <>
          <TitleField posting={posting} />
          <PlaceFields posting={posting} />
          {!posting.isChange && <AuthorizationField posting={posting} />}
          <Fold
            title={<Trans>Description, keywords and translation</Trans>}
            line={<MissingLanguage posting={posting} />}
            opens={isWritten || hasError}
          >
            <TextFields posting={posting} />
          </Fold>
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
  const leaks = useLeaks(posting);
  return (
    <div id={anchorOf("title")}>
      <TextField
        label={<Trans>Title</Trans>}
        name="title"
        autoComplete="off"
        required
        help={
          <WarnedHelp warning={leaks.say([values.title])}>
            <Trans>What you offer and what sets it apart, without the street address.</Trans>
          </WarnedHelp>
        }
        aside={<FixedEye posting={posting} isOnCard />}
        lang={posting.language}
        value={values.title}
        onChange={(event) => posting.changeText({ title: event.target.value })}
        error={errorOf("title")}
      />
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
    <div>
      <div className="grid gap-5 sm:grid-cols-2">
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
            aside={<FixedEye posting={posting} isOnCard />}
            error={errorOf("city")}
          />
          <FilledMark name="city" value={values.city} />
        </div>
      </div>
      <p className="mt-1.5 text-13 text-muted sm:text-right">
        <Trans>
          Don’t see your city?{" "}
          <LocalLink
            to={`${paths.ticket()}?${new URLSearchParams({ type: "feature", subject: t`Please add my city` })}`}
            className="font-medium text-link underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            Ask us to add it
          </LocalLink>
        </Trans>
      </p>
    </div>
  );
}
