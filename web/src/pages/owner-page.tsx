import { Trans, useLingui } from "@lingui/react/macro";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import type { OwnFigures as Figures } from "@vestpocket/domain/listings/own-figures.schema";
import type { OwnListingTab } from "@vestpocket/domain/shared/paths";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useSearchParams } from "react-router";
import { useAgreement } from "../features/agreements/agreements.api.ts";
import { keepsForSigners } from "../features/listings/keeps-for-signers.ts";
import { useOwnFigures } from "../features/listings/own-figures.api.ts";
import { OwnFigures } from "../features/listings/own-figures.tsx";
import { OwnerBar } from "../features/listings/owner-bar.tsx";
import { lazyBody } from "../platform/lazy-body.ts";
import { CountMark } from "../ui/count-mark.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { RoomWaiting } from "./room-waiting.tsx";

type Tab = "listing" | OwnListingTab;

const ConfirmBanner = lazyBody<{ id: string }>(
  "notifications",
  async () => (await import("../features/confirmations/confirm-banner.tsx")).ConfirmBanner,
);
const OwnerAccess = lazyBody("access", async () => (await import("./owner-access.tsx")).OwnerAccess);
const NextSteps = lazyBody("owner", async () => (await import("../features/next-steps/next-steps.tsx")).NextSteps);
const ListingFigures = lazyBody(
  "owner",
  async () => (await import("../features/visits/figures/listing-figures.tsx")).ListingFigures,
);
const ClientReports = lazyBody(
  "owner",
  async () => (await import("../features/client-reports/client-reports.tsx")).ClientReports,
);
const RoomSections = lazy(async () => ({ default: (await import("./room-sections.tsx")).RoomSections }));

const PANELS: Readonly<Record<OwnListingTab, ComponentType<{ property: Property }>>> = {
  access: ({ property }) => <OwnerAccess property={property} />,
  room: ({ property }) => <RoomSections listingId={property.id} />,
  figures: ({ property }) => (
    <>
      {property.status === "active" && (
        <div className="mb-8">
          <Suspense fallback={<RoomWaiting />}>
            <NextSteps id={property.id} />
          </Suspense>
        </div>
      )}
      <OwnFigures id={property.id} />
      {property.status !== "draft" && (
        <div className="mt-8">
          <Suspense fallback={<RoomWaiting />}>
            <ListingFigures id={property.id} />
            <div className="mt-4">
              <ClientReports id={property.id} />
            </div>
          </Suspense>
        </div>
      )}
    </>
  ),
};

/** What waits for the owner's decision, by the tab where they make it. */
const WAITING: Readonly<Record<Tab, (waiting: Figures["waiting"]) => number>> = {
  listing: () => 0,
  access: ({ requests }) => requests,
  room: ({ questions, offers }) => questions + offers,
  figures: () => 0,
};

interface OwnerPageProps {
  property: Property;
  /** The listing as others see it. */
  children: ReactNode;
}

/** The page that a listing's owner has of it, in tabs; the address says which. */
export function OwnerPage({ property, children }: OwnerPageProps) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const { data } = useOwnFigures(property.id);
  const lacksNda = useAgreement(property.id).data?.kind === "none" && keepsForSigners(property);
  const labels: Readonly<Record<Tab, ReactNode>> = {
    listing: <Trans>Listing</Trans>,
    access: <Trans>Access and NDA</Trans>,
    room: <Trans>Deal room</Trans>,
    figures: <Trans>Figures</Trans>,
  };
  const tabs = Object.keys(labels) as Tab[];
  const chosen = tabs.find((tab) => tab === search.get("tab")) ?? "listing";
  const Panel = chosen === "listing" ? undefined : PANELS[chosen];
  const choose = (tab: Tab) => setSearch(tab === "listing" ? {} : { tab }, { replace: true, preventScrollReset: true });
  return (
    <>
      {Panel && <h1 className="mb-4 text-22 wrap-anywhere sm:text-28">{property.name}</h1>}
      <OwnerBar property={property} />
      {["active", "paused"].includes(property.status) && (
        <Suspense fallback={<div className="mb-4 min-h-34 sm:min-h-20" />}>
          <ConfirmBanner id={property.id} />
        </Suspense>
      )}
      <Tabs
        label={t`Your listing`}
        chosen={chosen}
        onChoose={choose}
        tabs={tabs.map((key) => ({
          key,
          label: (
            <>
              {labels[key]}
              <CountMark
                count={(data ? WAITING[key](data.waiting) : 0) + (key === "access" && lacksNda ? 1 : 0)}
                words={t`to decide`}
              />
            </>
          ),
        }))}
      >
        {Panel ? (
          <div className="pb-12 lg:pb-20">
            <Suspense fallback={<RoomWaiting />}>
              <Panel property={property} />
            </Suspense>
          </div>
        ) : (
          children
        )}
      </Tabs>
    </>
  );
}
