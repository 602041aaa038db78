import { Trans } from "@lingui/react/macro";
import { CONFIDENTIAL_FIELDS, findLabel } from "@vestpocket/domain/disclosure/disclosure.fields";
import type { Withheld } from "@vestpocket/domain/disclosure/disclosure.schema";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { LockKeyhole } from "lucide-react";
import type { ReactNode } from "react";
import { useMessage } from "../../platform/language.ts";
import { Fact, FactList } from "../../ui/fact-list.tsx";
import { NameList } from "../../ui/name-list.tsx";
import { useBandText } from "./band-text.ts";
import { PlaceText } from "./place-text.tsx";

interface DisclosureProps {
  property: Pick<Property, "confidential" | "withheld" | "revealed" | "bands">;
  /** The listing's owner, who sees what everyone else sees. */
  isOwner?: boolean;
  /** What the viewer can do to see more. */
  children?: ReactNode;
}

const STEPS = {
  verified: <Trans>With a confirmed email and phone</Trans>,
  nda: <Trans>After you sign an NDA</Trans>,
  granted: <Trans>Once the owner gives you access</Trans>,
};

/** The confidential values that the viewer may read, and what is withheld, with what access requires. */
export function Disclosure({ property, isOwner = false, children }: DisclosureProps) {
  const { confidential, withheld, revealed, bands } = property;
  const message = useMessage();
  const sayBand = useBandText();
  const name = (key: string) => message(findLabel(key));
  const banded = withheld.filter(({ key }) => bands[key] !== undefined);
  return (
    <div className="space-y-6">
      {Object.keys(confidential).length > 0 && (
        <FactList>
          {CONFIDENTIAL_FIELDS.filter(({ key }) => confidential[key] !== undefined).map(({ key, label, spelled }) => (
            <Fact key={key} name={message(label)}>
              {spelled === "place" ? (
                <PlaceText text={confidential[key] ?? ""} />
              ) : (
                <span className="whitespace-pre-line">{confidential[key]}</span>
              )}
            </Fact>
          ))}
        </FactList>
      )}
      {!isOwner && revealed.length > 0 && (
        <p className="text-14 text-muted">
          <Trans>
            You have access to confidential details: {revealed.map(name).join(", ")}. The owner can see that you viewed
            them.
          </Trans>
        </p>
      )}
      {banded.length > 0 && (
        <div>
          <p className="font-medium">
            <Trans>Ranges you can see</Trans>
          </p>
          <div className="mt-3">
            <FactList>
              {banded.map(({ key }) => (
                <Fact key={key} name={name(key)}>
                  {sayBand(bands[key])}
                </Fact>
              ))}
            </FactList>
          </div>
        </div>
      )}
      {withheld.length > 0 && (
        <div className="rounded-card border border-line bg-sunken p-5">
          <p className="flex items-center gap-2 font-medium">
            <LockKeyhole size={18} className="shrink-0 text-muted" aria-hidden="true" />
            <Trans>What you can’t see yet</Trans>
          </p>
          <div className="mt-4">
            <FactList>
              {groupByStep(withheld).map(({ step, keys }) => (
                <Fact key={step} name={STEPS[step]}>
                  <NameList names={keys.map(name)} />
                </Fact>
              ))}
            </FactList>
          </div>
          {children && <div className="mt-5">{children}</div>}
        </div>
      )}
    </div>
  );
}

type Step = keyof typeof STEPS;

function groupByStep(withheld: readonly Withheld[]): { step: Step; keys: string[] }[] {
  return (Object.keys(STEPS) as Step[])
    .map((step) => ({ step, keys: withheld.filter(({ needs }) => needs === step).map(({ key }) => key) }))
    .filter(({ keys }) => keys.length > 0);
}
