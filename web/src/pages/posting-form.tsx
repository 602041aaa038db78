import { lazy, Suspense } from "react";
import { useProfile } from "../features/accounts/profile.api.ts";
import { useOwner } from "../features/agents/agents.api.ts";
import { CategoryIcon } from "../features/categories/category-icon.tsx";
import { SubtypeIcon } from "../features/categories/subtype-icon.tsx";
import type { CategoryIcons } from "../features/listings/posting/category-card.tsx";
import { FormSkeleton } from "../features/listings/posting/form-skeleton.tsx";
import type { ListingFormProps } from "../features/listings/posting/listing-form.tsx";
import { useClosedProvinces } from "../features/operators/operators.api.ts";
import { addCatalogue } from "../platform/catalogues.ts";
import { lazyBody } from "../platform/lazy-body.ts";
import { FormChecks } from "./compliance-parts.ts";

/** Loaded together with its texts and those of its fields. */
const ListingForm = lazy(async () => {
  const [form] = await Promise.all([
    import("../features/listings/posting/listing-form.tsx"),
    addCatalogue("posting"),
    addCatalogue("listing-fields"),
  ]);
  return { default: form.ListingForm };
});

const StandardTextButton = lazyBody(
  "access",
  async () => (await import("../features/agreements/standard-text-button.tsx")).StandardTextButton,
);

const ICONS: CategoryIcons = {
  category: (slug) => <CategoryIcon slug={slug} tone="blue" />,
  subtype: (type, subtype) => <SubtypeIcon type={type} subtype={subtype} tone="blue" />,
};

/** The lazy-loaded listing form, with a placeholder. */
export function PostingForm(
  props: Omit<ListingFormProps, "icons" | "checks" | "standardText" | "posterName" | "closedProvinces">,
) {
  const { data: owner } = useOwner(props.uid);
  const { data: profile } = useProfile(props.uid);
  const closedProvinces = useClosedProvinces();
  const { brokerageName = null } = owner ?? {};
  const designation = profile?.directory?.designation || null;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <ListingForm
        {...props}
        icons={ICONS}
        posterName={profile?.lastName}
        closedProvinces={closedProvinces}
        standardText={(type) => (
          <Suspense>
            <StandardTextButton type={type} />
          </Suspense>
        )}
        checks={(listing, goTo) => (
          <Suspense>
            <FormChecks listing={{ ...listing, brokerageName, designation }} goTo={goTo} />
          </Suspense>
        )}
      />
    </Suspense>
  );
}
