import { Trans, useLingui } from "@lingui/react/macro";
import { SUBTYPE_LABELS } from "@vestpocket/domain/categories/categories.labels";
import {
  CATEGORIES,
  CATEGORY_LABELS,
  type CategorySlug,
  findCategory,
  subtypeKey,
} from "@vestpocket/domain/categories/categories.schema";
import { chooseSubtype, chooseType } from "@vestpocket/domain/listings/posting-choices.rules";
import type { ReactNode } from "react";
import { useMessage } from "../../../platform/language.ts";
import { ChoiceCards } from "../../../ui/choice-cards.tsx";
import { FilledMark } from "./filled-mark.tsx";
import { anchorOf } from "./posting-anchors.ts";
import type { Posting } from "./use-posting.ts";

/** Decorative; passed in by the page because icons are another feature. */
export interface CategoryIcons {
  category: (slug: CategorySlug) => ReactNode;
  subtype: (type: string, subtype: string) => ReactNode;
}

/** Chooses the type, then its subtype. */
export function CategoryFields({ posting, icons }: { posting: Posting; icons: CategoryIcons }) {
  const { t } = useLingui();
  const message = useMessage();
  const { values, change, errorOf } = posting;
  const category = findCategory(values.type);
  return (
    <>
      <div id={anchorOf("type")}>
        <ChoiceCards
          legend={<Trans>Type</Trans>}
          name="type"
          look="tilesOnPhones"
          columns="grid-cols-[repeat(auto-fill,minmax(min(5.6rem,100%),1fr))] sm:grid-cols-3 sm:*:min-h-10 sm:*:py-1"
          choices={CATEGORIES.map(({ type, slug }) => ({
            value: type,
            label: message(CATEGORY_LABELS[slug]),
            icon: icons.category(slug),
          }))}
          value={values.type}
          onChange={(type) => change(chooseType(values, type))}
          error={errorOf("type")}
        />
        <FilledMark name="type" value={values.type} />
      </div>
      {category && (
        <div id={anchorOf("subtype")} key={category.slug}>
          <ChoiceCards
            legend={<Trans>Subtype</Trans>}
            name="subtype"
            look="rows"
            columns="sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] sm:*:min-h-10 sm:*:py-1"
            choices={category.subtypes.map((subtype) => {
              const label = SUBTYPE_LABELS[subtypeKey(category, subtype)];
              return {
                value: subtype.name,
                label: label ? message(label) : subtype.name,
                icon: icons.subtype(category.type, subtype.name),
              };
            })}
            value={values.subtype}
            onChange={(subtype) => change(chooseSubtype(values, subtype))}
            error={errorOf("subtype")}
          />
          <FilledMark name="subtype" value={values.subtype} />
        </div>
      )}
      <p role="status" className="sr-only">
        {values.subtype !== "" && t`The questions about your listing are below.`}
      </p>
    </>
  );
}
