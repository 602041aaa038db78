import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingType } from "@vestpocket/domain/listings/listings.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import { LocalLink } from "../../../platform/local-link.tsx";
import { KeywordInput } from "../../../shared/keywords/keyword-input.tsx";
import { CityPicker } from "../../../shared/places/city-picker.tsx";
import type { PlaceChoice } from "../../../shared/places/place-choice.ts";
import { ProvincePicker } from "../../../shared/places/province-picker.tsx";
import { ChoiceCards } from "../../../ui/choice-cards.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { DescriptionField } from "./description-field.tsx";
import { FilledMark } from "./filled-mark.tsx";
import { MachineMark } from "./machine-mark.tsx";
import { anchorOf } from "./posting-anchors.ts";
import { PriceTerms } from "./price-terms.tsx";
import { SectionCard } from "./section-card.tsx";
import { TranslationFields } from "./translation-fields.tsx";
import { useLeaks } from "./use-leaks.ts";
import type { Posting } from "./use-posting.ts";
import { WarnedHelp } from "./warned-help.tsx";

/** The fields that every listing has. */
export function DetailsCard({ posting }: { posting: Posting }) {
  const { t } = useLingui();
  const { values, change, errorOf } = posting;
  const leaks = useLeaks(posting);
  const listingTypes: { value: ListingType; label: string }[] = [
    { value: "sale", label: t`For Sale` },
    { value: "rent", label: t`For Rent` },
    { value: "both", label: t`Both` },
  ];
  const place = {
    place: { province: values.province || undefined, city: values.city || undefined },
    onChange: ({ province = "", city = "" }: PlaceChoice) => change({ province, city }),
  };

  return (
    <SectionCard section="details">
      <div id={anchorOf("title")}>
        <TextField
          label={<Trans>Title</Trans>}
          name="title"
          autoComplete="off"
          required
          help={
            <WarnedHelp warning={leaks.say([values.title])}>
              <Trans>
                Describe what you offer and what sets it apart. Leave out the street address: you can enter it below for
                people you approve.
              </Trans>
            </WarnedHelp>
          }
          lang={posting.language}
          value={values.title}
          onChange={(event) => posting.changeText({ title: event.target.value })}
          error={errorOf("title")}
        />
      </div>
      <div id={anchorOf("listingType")}>
        <ChoiceCards
          legend={<Trans>Listing type</Trans>}
          name="listingType"
          look="rows"
          columns="grid-cols-3 *:justify-center *:px-2 *:text-center"
          choices={listingTypes}
          value={values.listingType}
          onChange={(listingType) => change({ listingType })}
          error={errorOf("listingType")}
        />
        <FilledMark name="listingType" value={values.listingType} />
      </div>
      <PriceTerms posting={posting} />
      <div className="grid gap-5 sm:grid-cols-2">
        <div id={anchorOf("province")} className="min-w-0">
          <ProvincePicker
            {...place}
            placeholder={t`Choose a province`}
            error={errorOf("province") ?? posting.closedProvince}
          />
          <FilledMark name="province" value={values.province} />
        </div>
        <div id={anchorOf("city")} className="min-w-0">
          <CityPicker {...place} placeholder={t`Choose a city`} error={errorOf("city")} />
          <FilledMark name="city" value={values.city} />
        </div>
      </div>
      <p className="text-13 text-muted">
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
      <DescriptionField
        posting={posting}
        name="description"
        label={<Trans>Description</Trans>}
        lang={posting.language}
        onChange={(description) => posting.changeText({ description })}
      />
      <MachineMark posting={posting} language={posting.language} />
      <TranslationFields posting={posting} />
      <div id={anchorOf("keywords")}>
        <KeywordInput
          field={posting.keywords}
          help={
            <WarnedHelp warning={leaks.say(values.keywords)}>
              <Trans>Up to 5 words or phrases that buyers can search for, such as “corner lot” or “turnkey”.</Trans>
            </WarnedHelp>
          }
          error={errorOf("keywords")}
        />
      </div>
    </SectionCard>
  );
}
