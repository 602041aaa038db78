import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isConfidentialField, type LeveledItem } from "@vestpocket/domain/disclosure/disclosure.fields";
import { FIELD_GROUPS, findField, GROUP_LABELS } from "@vestpocket/domain/listings/listings.fields";
import type { Message } from "@vestpocket/domain/shared/text";

export interface LevelGroup {
  readonly key: string;
  readonly label: Message | MessageDescriptor;
  readonly items: readonly LeveledItem[];
}

/** The values by subject: the listing's own, those of the form's groups, and the confidential ones; without empty groups. */
export function groupLevels(items: readonly LeveledItem[]): LevelGroup[] {
  const groupOf = ({ key }: LeveledItem) =>
    isConfidentialField(key) ? "confidential" : (findField(key)?.group ?? "listing");
  const labels = [
    { key: "listing", label: msg`The listing itself` },
    ...FIELD_GROUPS.map((key) => ({ key, label: GROUP_LABELS[key] })),
    { key: "confidential", label: msg`Confidential` },
  ];
  return labels
    .map((group) => ({ ...group, items: items.filter((item) => groupOf(item) === group.key) }))
    .filter((group) => group.items.length > 0);
}
