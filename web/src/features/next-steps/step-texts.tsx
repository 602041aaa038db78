import { Plural, Trans } from "@lingui/react/macro";
import type { ListedStep } from "@vestpocket/domain/next-steps/next-steps.schema";
import type { NextStepKind } from "@vestpocket/domain/next-steps/next-steps.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";

interface StepText {
  readonly sentence: (count: number) => ReactNode;
  readonly action: () => ReactNode;
  readonly path: (listing: string) => string;
}

/** What a step says, what its press is called, and where that leads. */
export const STEP_TEXTS: Readonly<Record<NextStepKind, StepText>> = {
  answer: {
    sentence: (count) => (
      <Plural
        value={count}
        one="Somebody has waited # day for your answer."
        other="Somebody has waited # days for your answer."
      />
    ),
    action: () => <Trans>Write a reply</Trans>,
    path: (id) => `${paths.inquiries()}?listing=${id}`,
  },
  renew: {
    sentence: (count) => (
      <Plural value={count} one="The listing ends within a day." other="The listing ends in # days." />
    ),
    action: () => <Trans>Renew</Trans>,
    path: (id) => paths.choosePlan(id),
  },
  photo: {
    sentence: () => <Trans>The listing has no photo.</Trans>,
    action: () => <Trans>Add a photo</Trans>,
    path: (id) => paths.editListing(id),
  },
  rent: {
    sentence: () => <Trans>Searches cannot compare the rent: its area or additional rent is missing.</Trans>,
    action: () => <Trans>Complete the rent</Trans>,
    path: (id) => paths.editListing(id),
  },
  french: {
    sentence: () => <Trans>The listing is in Quebec and has no French text.</Trans>,
    action: () => <Trans>Add the French text</Trans>,
    path: (id) => paths.editListing(id),
  },
  attention: {
    sentence: (count) => (
      <Plural
        value={count}
        one="# visit and no inquiry: show members more, or review the price."
        other="# visits and no inquiry: show members more, or review the price."
      />
    ),
    action: () => <Trans>Edit the listing</Trans>,
    path: (id) => paths.editListing(id),
  },
};

export const keyOf = ({ kind, listing }: ListedStep): string => `${kind} ${listing.id}`;
