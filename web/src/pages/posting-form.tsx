import type { CheckedListing } from "@vestpocket/domain/compliance/compliance.terms";
import { lazy, Suspense } from "react";
import { useProfile } from "../features/accounts/profile.api.ts";
import { useOwner } from "../features/agents/agents.api.ts";
import { CategoryIcon } from "../features/categories/category-icon.tsx";
import { SubtypeIcon } from "../features/categories/subtype-icon.tsx";
import type { CategoryIcons } from "../features/listings/posting/category-fields.tsx";
import { FormSkeleton } from "../features/listings/posting/form-skeleton.tsx";
import type { ListingFormProps } from "../features/listings/posting/listing-form.tsx";
import { useClosedProvinces } from "../features/operators/operators.api.ts";
import { addCatalogue } from "../platform/catalogues.ts";
import { Skeleton } from "../ui/skeleton.tsx";

/** Loaded together with everything that it shows: a part that arrives later would move what is about to be pressed. */
const LoadedForm = lazy(async () => {
  const [{ ListingForm }, { FormChecks }, { StandardTextButton }] = await Promise.all([
    import("../features/listings/posting/listing-form.tsx"),
    import("../features/compliance/form-checks.tsx"),
    import("../features/agreements/standard-text-button.tsx"),
    ...(["posting", "listing-fields", "compliance", "access"] as const).map(addCatalogue),
  ]);
  return {
    default: ({ advertiser, ...props }: LoadedFormProps) => (
      <ListingForm
        {...props}
        paste={(form) => (
          <Suspense fallback={<PasteSkeleton />}>
            <PasteToFill {...form} />
          </Suspense>
        )}
        standardText={(type) => <StandardTextButton type={type} />}
        checks={(listing, goTo) => <FormChecks listing={{ ...listing, ...advertiser }} goTo={goTo} />}
      />
    ),
  };
});

/** Comes after the form. */
const PasteToFill = lazy(async () => ({
  default: (await import("../features/pasting/paste-to-fill.tsx")).PasteToFill,
}));

/** Of the height of what comes. */
function PasteSkeleton() {
  return <Skeleton className="h-105 rounded-card" />;
}

interface LoadedFormProps extends Omit<ListingFormProps, "checks" | "paste" | "standardText"> {
  /** Who advertises the listing, for its legal checks. */
  readonly advertiser: Pick<CheckedListing, "brokerageName" | "designation">;
}

const ICONS: CategoryIcons = {
  category: (slug) => <CategoryIcon slug={slug} tone="blue" />,
  subtype: (type, subtype) => <SubtypeIcon type={type} subtype={subtype} tone="blue" />,
};

/** The lazy-loaded listing form, with a placeholder. */
export function PostingForm(props: Omit<LoadedFormProps, "icons" | "advertiser" | "posterName" | "closedProvinces">) {
  const { data: owner } = useOwner(props.uid);
  const { data: profile } = useProfile(props.uid);
  const closedProvinces = useClosedProvinces();
  const { brokerageName = null } = owner ?? {};
  const designation = profile?.directory?.designation || null;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <LoadedForm
        {...props}
        icons={ICONS}
        advertiser={{ brokerageName, designation }}
        posterName={profile?.lastName}
        closedProvinces={closedProvinces}
      />
    </Suspense>
  );
}
