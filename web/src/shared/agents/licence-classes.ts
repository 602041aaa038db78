import { useLingui } from "@lingui/react/macro";
import { type LicenceClass, listLicenceClasses } from "@vestpocket/domain/agents/agents.regulators";

/** What a class of licence covers, in words. */
export function useLicenceClassWords(): (licenceClass: LicenceClass) => string {
  const { t } = useLingui();
  const words: Readonly<Record<LicenceClass, string>> = {
    general: t`All property`,
    commercial: t`Commercial`,
    residential: t`Residential`,
    other: t`Limited otherwise`,
  };
  return (licenceClass) => words[licenceClass];
}

/** The classes of a province as a dropdown's options. */
export function useLicenceClassOptions(province: string): { value: LicenceClass; label: string }[] {
  const say = useLicenceClassWords();
  return listLicenceClasses(province).map((value) => ({ value, label: say(value) }));
}
